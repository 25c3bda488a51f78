import { type Food, foods } from './food.ts'

/** Second ingredients that also appear in the title. Most common first. */
export const companions: ReadonlyArray<Food> = [
  ...foods(
    'leaf',
    `
    Spinach; spinach; [100|150|200] g baby spinach
    Kale; kale; [100|150|200] g kale, [shredded|stalks removed]
    Rocket; rocket; [50|75] g rocket
    Chard; chard; [150|200] g Swiss chard, chopped
    Pak Choi; pak choi; [2|3] heads pak choi, quartered
    Cavolo Nero; cavolo nero; 150 g cavolo nero, shredded
    Watercress; watercress; 80 g watercress
    Radicchio; radicchio; 1 head radicchio, shredded
    Wild Garlic; wild garlic; 1 handful wild garlic leaves
    Sorrel; sorrel; 1 handful sorrel
    Nettle; nettles; 100 g young nettles
    `,
  ),
  ...foods(
    'vegetable',
    `
    Mushroom; mushrooms; [200|250] g mushrooms, sliced
    Tomato; tomatoes; [1 tin (400 g) chopped tomatoes|250 g cherry tomatoes, halved]
    Potato; potatoes; [400|500] g potatoes, [diced|halved]
    Pepper; peppers; [1|2] [red|yellow|green] peppers, sliced
    Leek; leeks; [1|2] leeks, sliced
    Carrot; carrots; [2|3|4] carrots, [sliced|diced]
    Pea; peas; [100|150|200] g frozen peas
    Broccoli; broccoli; 1 head broccoli, cut into florets
    Sweetcorn; sweetcorn; [150|200] g sweetcorn
    Courgette; courgettes; [1|2] courgettes, [diced|sliced]
    Sweet Potato; sweet potato; [1|2] sweet potatoes, diced
    Cauliflower; cauliflower; 1/2 cauliflower, cut into small florets
    Green Bean; green beans; [150|200] g green beans, trimmed
    Aubergine; aubergine; 1 aubergine, diced
    Fennel; fennel; 1 fennel bulb, finely sliced
    Asparagus; asparagus; 1 bunch asparagus, cut into lengths
    Squash; squash; [300|400] g butternut squash, diced
    Celery; celery; [2|3] celery sticks, sliced
    Beetroot; beetroot; [2|3] cooked beetroot, cut into wedges
    Spring Onion; spring onions; [4|6] spring onions, sliced
    Cabbage; cabbage; 1/4 cabbage, finely shredded
    Caramelised Onion; caramelised onions; 3 onions, slowly caramelised
    Parsnip; parsnips; 2 parsnips, diced
    Radish; radishes; 1 bunch radishes, sliced
    Mangetout; mangetout; 150 g mangetout
    Bamboo Shoot; bamboo shoots; 1 tin bamboo shoots, drained
    Samphire; samphire; 80 g samphire
    `,
  ),
  ...foods(
    'pulse',
    `
    Chickpea; chickpeas; 1 tin (400 g) chickpeas, drained
    Lentil; lentils; [100|150] g lentils, rinsed
    White Bean; white beans; 1 tin (400 g) cannellini beans, drained
    Black Bean; black beans; 1 tin (400 g) black beans, drained
    Butter Bean; butter beans; 1 tin (400 g) butter beans, drained
    Kidney Bean; kidney beans; 1 tin (400 g) kidney beans, drained
    Edamame; edamame; 150 g podded edamame
    Broad Bean; broad beans; 200 g podded broad beans
    `,
  ),
  ...foods(
    'sausage',
    `
    Bacon; bacon; [100|150] g bacon, chopped
    Chorizo; chorizo; [100|120|150] g chorizo, diced
    Pancetta; pancetta; [80|100] g pancetta, diced
    Ham; ham; [100|150] g ham, shredded
    Prosciutto; prosciutto; [4|6|8] slices prosciutto
    'Nduja; nduja; 2 tbsp nduja
    `,
  ),
  ...foods(
    'cheese',
    `
    Feta; feta; [75|100|150] g feta, crumbled
    Cheddar; cheddar; [75|100|150] g mature cheddar, grated
    Parmesan; parmesan; [30|40|50|75] g parmesan, grated
    Goat Cheese; goat cheese; [75|100] g goat cheese, crumbled
    Mozzarella; mozzarella; [1 ball|125 g] mozzarella, torn
    Blue Cheese; blue cheese; [60|75|100] g blue cheese, crumbled
    Ricotta; ricotta; [100|150|200] g ricotta
    Gruyère; Gruyère; [75|100] g Gruyère, grated
    Halloumi; halloumi; 225 g halloumi, sliced
    Pecorino; pecorino; [40|50] g pecorino, finely grated
    Mascarpone; mascarpone; [100|125] g mascarpone
    Comté; Comté; 100 g Comté, grated
    Manchego; Manchego; 60 g Manchego, shaved
    Burrata; burrata; 1 burrata
    `,
  ),
  ...foods(
    'fruit',
    `
    Lemon; lemon; 1 lemon, zest and juice
    Orange; orange; 1 orange, zest and juice
    Apple; apples; [1|2] apples, [sliced|diced]
    Mango; mango; 1 mango, diced
    Apricot; apricots; [75|100] g dried apricots, halved
    Avocado; avocado; [1|2] avocados, sliced
    Pomegranate; pomegranate; [50|75] g pomegranate seeds
    Pineapple; pineapple; [150|200] g pineapple, diced
    Prune; prunes; 100 g pitted prunes
    Date; dates; [75|100] g Medjool dates, chopped
    Pear; pears; [1|2] pears, sliced
    Fig; figs; [4|6] figs, quartered
    Cranberry; cranberries; 60 g dried cranberries
    Peach; peaches; [2|3] peaches, sliced
    Grape; grapes; 150 g grapes, halved
    Preserved Lemon; preserved lemon; 1 preserved lemon, rind finely chopped
    Quince; quince; 1 quince, sliced
    `,
  ),
  ...foods(
    'nut',
    `
    Almond; almonds; [40|50|75] g flaked almonds, toasted
    Walnut; walnuts; [40|50|60] g walnuts, roughly chopped
    Peanut; peanuts; [40|50|75] g roasted peanuts, chopped
    Cashew; cashews; [50|75] g cashews
    Pine Nut; pine nuts; [2|3] tbsp pine nuts, toasted
    Pistachio; pistachios; [30|40] g pistachios, chopped
    Hazelnut; hazelnuts; [40|50] g hazelnuts, toasted and chopped
    Pecan; pecans; 50 g pecans
    Chestnut; chestnuts; [100|180] g cooked chestnuts
    Sesame; sesame seeds; [1|2] tbsp sesame seeds
    Macadamia; macadamias; 40 g macadamia nuts, chopped
    `,
  ),
  ...foods(
    'olive',
    `
    Olive; olives; [50|75|100] g [black|green|Kalamata] olives, pitted
    Sun-Dried Tomato; sun-dried tomatoes; [50|75] g sun-dried tomatoes, sliced
    Caper; capers; [1|2] tbsp capers, drained
    Roasted Pepper; roasted peppers; [1 jar|150 g] roasted peppers, sliced
    Artichoke; artichokes; [150|200] g artichoke hearts, quartered
    Kimchi; kimchi; [100|150] g kimchi, chopped
    Egg; eggs; [2|4] eggs, boiled and halved
    `,
  ),
]
