import { type Food, foods } from './food.ts'

/** Flavors of sweet dishes. Most common first. */
export const sweets: ReadonlyArray<Food> = [
  ...foods(
    'sweet',
    `
    Chocolate; chocolate; [150|200] g dark chocolate, chopped
    Vanilla; vanilla; [1|2] tsp vanilla extract
    Lemon; lemon; [2|3] lemons, zest and juice
    Apple; apples; [3|4] apples, peeled and [diced|sliced]
    Banana; bananas; [2|3] ripe bananas, mashed
    Strawberry; strawberries; [250|300|400] g strawberries, hulled
    Blueberry; blueberries; [150|200|250] g blueberries
    Raspberry; raspberries; [200|250] g raspberries
    Peanut Butter; peanut butter; [120|150] g smooth peanut butter
    Carrot; carrots; [200|250] g carrots, finely grated
    Pumpkin; pumpkin; [250|300] g pumpkin purée
    Almond; almonds; [100|150|200] g ground almonds
    Orange; orange; [1|2] oranges, zest and juice
    Cinnamon; cinnamon; [2|3] tsp ground cinnamon
    Coffee; coffee; [2|3] tbsp strong espresso
    Coconut; coconut; [100|150] g desiccated coconut
    Salted Caramel; caramel; 150 g salted caramel sauce
    White Chocolate; white chocolate; [150|200] g white chocolate, chopped
    Cherry; cherries; [250|300] g cherries, pitted
    Pear; pears; [3|4] pears, peeled and sliced
    Peach; peaches; [3|4] peaches, sliced
    Plum; plums; [400|500] g plums, halved
    Rhubarb; rhubarb; [300|400] g rhubarb, cut into lengths
    Blackberry; blackberries; [200|250] g blackberries
    Hazelnut; hazelnuts; [100|150] g hazelnuts, toasted and ground
    Lime; limes; [3|4] limes, zest and juice
    Mango; mango; [1|2] ripe mangoes, diced
    Gingerbread; ginger; 1 tbsp ground ginger
    Pistachio; pistachios; [100|120] g pistachios, ground
    Matcha; matcha; [1|2] tbsp matcha powder
    Marshmallow; marshmallows; [100|150] g marshmallows
    Maple; maple syrup; 120 ml maple syrup
    Apricot; apricots; [300|400] g apricots, halved
    Pineapple; pineapple; 1 small pineapple, diced
    Passion Fruit; passion fruit; [4|6] passion fruit
    Walnut; walnuts; [100|150] g walnuts, chopped
    Chestnut; chestnuts; 250 g chestnut purée
    Fig; figs; [6|8] figs, quartered
    Gooseberry; gooseberries; 400 g gooseberries
    Quince; quinces; 2 quinces, poached
    Poppy Seed; poppy seeds; [50|100] g poppy seeds
    Black Sesame; black sesame; 4 tbsp black sesame paste
    Persimmon; persimmons; 2 ripe persimmons
    Yuzu; yuzu; 60 ml yuzu juice
    Elderflower; elderflower; 80 ml elderflower cordial
    Rose; rose water; 1 tbsp rose water
    Saffron; saffron; 1 pinch of saffron threads
    Ube; ube; 200 g ube halaya
    Açaí; açaí; 200 g frozen açaí purée
    `,
  ),
  ...foods(
    'accent',
    `
    Chocolate Chip; chocolate chips; [100|150] g chocolate chips
    Walnut; walnuts; [75|100] g walnuts, chopped
    Cinnamon; cinnamon; [1|2] tsp ground cinnamon
    Cream Cheese; cream cheese; [150|200] g cream cheese
    Almond; almonds; [50|75] g flaked almonds
    Oat; oats; [75|100] g rolled oats
    Coconut; coconut; [50|75] g desiccated coconut
    Ginger; ginger; 2 balls stem ginger, chopped
    Honey; honey; [2|3] tbsp honey
    Raspberry; raspberries; [100|150] g raspberries
    Pecan; pecans; [75|100] g pecans
    Sea Salt; sea salt; 1 tsp flaky sea salt
    Hazelnut; hazelnuts; 75 g hazelnuts, toasted
    Blueberry; blueberries; [100|125] g blueberries
    Lemon; lemon zest; 1 lemon, zested
    Caramel; caramel; 100 g caramel sauce
    Espresso; espresso; 1 shot espresso
    Cardamom; cardamom; 1 tsp ground cardamom
    Rum Raisin; raisins; 100 g raisins, soaked in rum
    Marzipan; marzipan; 100 g marzipan, cubed
    Tahini; tahini; 3 tbsp tahini
    Pistachio; pistachios; 50 g pistachios, chopped
    Buttermilk; buttermilk; 150 ml buttermilk
    Ricotta; ricotta; 200 g ricotta
    Olive Oil; olive oil; 80 ml olive oil
    Brown Butter; browned butter; 60 g butter, browned
    Polenta; polenta; 100 g polenta
    Poppy Seed; poppy seeds; 1 tbsp poppy seeds
    Cranberry; cranberries; 75 g dried cranberries
    Date; dates; 100 g dates, chopped
    Basil; basil; 6 basil leaves, shredded
    Rosemary; rosemary; 1 tsp chopped rosemary
    Orange Blossom; orange blossom water; 2 tsp orange blossom water
    Pink Pepper; pink peppercorns; 1 tsp pink peppercorns
    Marshmallow; marshmallows; 75 g mini marshmallows
    Tonka; tonka bean; 1/4 tonka bean, grated
    `,
  ),
]
