import { classicsOf } from './classic.ts'

export const classics = classicsOf(`
Spaghetti Carbonara; Italian; pasta, italian, dinner; boil; 400 g spaghetti + 150 g guanciale, diced + [3|4] egg yolks + 75 g pecorino, finely grated + 1 tsp black pepper
Spaghetti Bolognese; Italian; pasta, italian, dinner; simmer; 500 g minced beef + 1 onion, finely chopped + 2 tins (400 g) chopped tomatoes + 1 carrot, diced + 400 g spaghetti + 1 tsp salt + 40 g parmesan, grated
Chicken Noodle Soup; American; soup, dinner; simmer; 1 whole chicken + 2 carrots, sliced + 200 g egg noodles + 2 celery sticks, sliced + 1 tsp salt + 2 tbsp chopped parsley
Lasagne al Forno; Italian; pasta, italian, casserole; bake; 12 lasagne sheets + 500 g minced beef + 500 ml milk + 50 g butter + 50 g plain flour + 1 tsp salt + 75 g parmesan, grated
Chicken Tikka Masala; Indian; curry, dinner; simmer; 600 g boneless chicken thighs, diced + 2 onions, finely chopped + 1 tin (400 g) chopped tomatoes + 150 g plain yogurt + 1 tbsp garam masala + 100 ml double cream + 1 tsp salt + 1 handful coriander leaves
Pad Thai; Thai; noodles, asian, dinner; fry; 200 g rice noodles + 3 tbsp fish sauce + 2 eggs, beaten + 200 g raw prawns + 2 tbsp tamarind paste + 2 tbsp palm sugar + 50 g roasted peanuts, chopped
Phở Bò; Vietnamese; soup, noodles, asian; simmer; 1 kg beef bones + 1 onion, charred + 400 g flat rice noodles + 3 star anise + 1 cinnamon stick + 3 tbsp fish sauce + 1 handful Thai basil leaves
Crème Brûlée; French; dessert, french; set; 500 ml double cream + 1 vanilla pod, split + 6 egg yolks + 100 g caster sugar
Bœuf Bourguignon; French; stew, dinner, french; simmer; 1 kg stewing beef, cubed + 200 g smoked bacon, diced + 1 bottle red wine + 12 shallots, peeled + 250 g button mushrooms + 1 tsp salt + 4 sprigs thyme
Coq au Vin; French; stew, dinner, french; simmer; 1 whole chicken, jointed + 150 g lardons + 750 ml red wine + 200 g button mushrooms + 2 bay leaves + 1 tsp salt + 4 sprigs thyme
Ratatouille; French; dinner, french; simmer; 2 aubergines, cubed + 2 onions, sliced + 6 tomatoes, chopped + 2 courgettes, sliced + 2 red peppers, sliced + 4 tbsp olive oil + 1 tsp salt + 1 handful basil leaves
Käsespätzle; German; dinner, comfort food; boil; 400 g plain flour + 4 eggs + 250 g Gruyère, grated + 3 onions, sliced into rings + 50 g butter + 1 tsp salt + 2 tbsp chopped chives
Jalapeño Poppers; Mexican; appetizer, party food; bake; 12 jalapeños, halved + 200 g cream cheese + 75 g cheddar, grated + 60 g panko breadcrumbs + 1 spring onion, sliced
Tagine de Poulet aux Citrons Confits; Moroccan; stew, tagine, dinner; simmer; 8 bone-in chicken thighs + 2 onions, sliced + 2 preserved lemons, rind sliced + 100 g green olives + 1 tsp ground ginger + 1 pinch of saffron threads + 1 handful coriander leaves
Caesar Salad; American; salad, lunch; mix; 2 romaine lettuces, torn + 4 tbsp mayonnaise + 75 g croutons + 2 anchovies, mashed + 1 tsp Worcestershire sauce + 40 g parmesan, shaved
Greek Salad; Greek; salad, lunch; mix; 4 ripe tomatoes, cut into wedges + 1 cucumber, sliced + 75 g Kalamata olives + 1/2 red onion, sliced + 4 tbsp olive oil + 1 tsp dried oregano + 200 g feta
Banana Bread; American; baking, breakfast, snack; bake; 3 ripe bananas, mashed + 200 g self-raising flour + 2 eggs + 125 g soft brown sugar + 100 g butter, melted + 1 pinch of salt + 50 g walnuts, chopped
Apple Pie; American; pie, dessert, baking; bake; 6 apples, peeled and sliced + 100 g sugar + 350 g plain flour + 175 g butter + 1 tsp ground cinnamon + 1 pinch of salt + 1 egg, beaten
Tiramisù; Italian; dessert, italian, no-bake; set; 250 g mascarpone + 75 g caster sugar + 3 eggs, separated + 200 ml strong espresso + 200 g sponge fingers + 2 tbsp cocoa powder
Guacamole; Mexican; dip, appetizer; mix; 3 ripe avocados + 1 lime, juiced + 1/2 red onion, finely chopped + 1 jalapeño, finely chopped + 1/2 tsp salt + 1 handful coriander leaves
Hummus; Middle Eastern; dip, appetizer; mix; 2 tins (400 g) chickpeas, drained + 4 tbsp tahini + 1 lemon, juiced + 1 garlic clove, crushed + 1/2 tsp salt + 3 tbsp olive oil
Minestrone; Italian; soup, italian; simmer; 1 tin (400 g) cannellini beans, drained + 1 onion, chopped + 1 tin (400 g) chopped tomatoes + 100 g small pasta + 2 carrots, diced + 1/4 savoy cabbage, shredded + 1 tsp salt + 30 g parmesan, grated
French Onion Soup; French; soup, french; simmer; 1 kg onions, thinly sliced + 50 g butter + 1.2 l beef stock + 150 ml dry white wine + 8 slices baguette + 120 g Gruyère, grated
Gazpacho Andaluz; Spanish; soup, summer; mix; 1 kg ripe tomatoes + 1 cucumber, peeled + 1 red pepper + 1 garlic clove + 50 ml olive oil + 1 tbsp sherry vinegar + 1/2 tsp salt
Tortilla Española; Spanish; lunch, breakfast; fry; 600 g potatoes, sliced + 200 ml olive oil + 6 eggs + 1 onion, sliced + 1 tsp salt
Paella Valenciana; Spanish; rice, dinner; simmer; 400 g bomba rice + 4 tbsp olive oil + 600 g chicken thighs + 200 g green beans + 1 tomato, grated + 1 tsp smoked paprika + 1 pinch of saffron threads + 1 lemon, cut into wedges
Beef Stroganoff; Polish; dinner, comfort food; simmer; 500 g sirloin steak, cut into strips + 1 onion, sliced + 250 g mushrooms, sliced + 150 ml soured cream + 1 tbsp Dijon mustard + 1 tsp sweet paprika + 1/2 tsp salt
Pork Schnitzel; German; dinner, fried; fry; 4 pork escalopes + 75 g plain flour + 2 eggs, beaten + 150 g breadcrumbs + 1/2 tsp salt + 1 lemon, cut into wedges
Sauerbraten; German; dinner, slow cooker; simmer; 1.5 kg beef brisket + 2 onions, sliced + 500 ml red wine vinegar + 4 juniper berries + 2 bay leaves + 60 g gingerbread + 1 tsp salt
Kartoffelpuffer mit Apfelmus; German; lunch, fried; fry; 1 kg floury potatoes, grated + 1 onion, grated + 2 eggs + 3 tbsp plain flour + 1 tsp salt + 300 g apple sauce
Schwarzwälder Kirschtorte; German; cake, dessert, baking; bake; 400 g cherries, pitted + 200 g caster sugar + 6 eggs + 150 g plain flour + 50 g cocoa powder + 600 ml whipping cream + 4 tbsp kirsch + 50 g dark chocolate, shaved
Gulyásleves; Hungarian; soup, stew; simmer; 600 g beef shin, cubed + 2 onions, chopped + 3 tbsp sweet paprika + 400 g potatoes, diced + 1 tsp caraway seeds + 1 tsp salt
Köttbullar; Nordic; dinner, family; fry; 500 g minced beef and pork + 60 g breadcrumbs + 1 egg + 150 ml milk + 1/2 tsp ground allspice + 1 tsp salt + 2 tbsp lingonberry jam
Smørrebrød med Røget Laks; Nordic; lunch, sandwich; mix; 4 slices rye bread + 30 g butter + 200 g smoked salmon + 2 radishes, sliced + 1/2 lemon + 1 small bunch dill
Borscht; Polish; soup; simmer; 4 beetroot, grated + 1 onion, chopped + 1.5 l vegetable stock + 2 potatoes, diced + 1/4 cabbage, shredded + 1 tsp salt + 100 ml soured cream + 1 small bunch dill
Pierogi Ruskie; Polish; dinner, project; dough; 400 g plain flour + 1 egg + 500 g floury potatoes, mashed + 200 g curd cheese + 2 onions, fried + 1 tsp salt + 40 g butter
Gołąbki; Polish; dinner; bake; 1 white cabbage, leaves separated + 500 g minced pork + 150 g rice, cooked + 1 onion, chopped + 500 ml tomato passata + 1 tsp salt
Moussaka; Greek; casserole, dinner; bake; 3 aubergines, sliced + 500 g minced lamb + 1 tin (400 g) chopped tomatoes + 500 ml milk + 50 g butter + 50 g plain flour + 1/2 tsp ground cinnamon + 1 tsp salt
Spanakopita; Greek; lunch, baking; bake; 600 g spinach + 250 g feta, crumbled + 8 sheets filo pastry + 2 eggs + 75 g butter, melted + 1 bunch dill, chopped
Souvlaki; Greek; grill, dinner; grill; 800 g pork shoulder, cubed + 4 tbsp olive oil + 200 g tzatziki + 1 tbsp dried oregano + 1 lemon, juiced + 1 tsp salt + 4 pitta breads
Börek; Turkish; lunch, baking; bake; 8 sheets yufka pastry + 250 g feta, crumbled + 200 g spinach + 2 eggs + 150 ml milk + 1 tbsp sesame seeds
İmam Bayıldı; Turkish; dinner; bake; 4 aubergines + 2 onions, sliced + 4 tomatoes, chopped + 5 garlic cloves, sliced + 100 ml olive oil + 1 tsp salt + 1 handful parsley, chopped
Falafel; Middle Eastern; lunch, fried; fry; 300 g dried chickpeas, soaked + 1 onion, chopped + 1 bunch parsley + 2 tsp ground cumin + 1 tsp salt + 4 tbsp tahini
Shakshuka; Middle Eastern; breakfast, brunch; simmer; 6 eggs + 1 onion, sliced + 2 tins (400 g) chopped tomatoes + 2 red peppers, sliced + 1 tsp ground cumin + 1/2 tsp salt + 1 handful coriander leaves
Tabbouleh; Middle Eastern; salad, lunch; mix; 3 bunches flat-leaf parsley, chopped + 50 g bulgur wheat + 4 tomatoes, diced + 1 bunch mint, chopped + 2 lemons, juiced + 1/2 tsp salt + 80 ml olive oil
Ghormeh Sabzi; Persian; stew, dinner; simmer; 600 g lamb shoulder, diced + 2 onions, chopped + 200 g parsley, chopped + 1 tin (400 g) kidney beans, drained + 4 dried limes + 1 tsp ground turmeric + 1 tsp salt
Palak Paneer; Indian; curry, dinner; simmer; 250 g paneer, cubed + 1 onion, chopped + 500 g spinach + 3 cm ginger, grated + 1 tsp garam masala + 1/2 tsp salt + 3 tbsp double cream
Chana Masala; Indian; curry, dinner; simmer; 2 tins (400 g) chickpeas, drained + 1 onion, chopped + 1 tin (400 g) chopped tomatoes + 3 cm ginger, grated + 2 tsp ground cumin + 1 tsp salt + 1 handful coriander leaves
Lamb Rogan Josh; Indian; curry, dinner; simmer; 800 g lamb shoulder, diced + 2 onions, sliced + 150 g plain yogurt + 1 tbsp Kashmiri chilli powder + 6 cardamom pods + 1 tsp salt + 1 handful coriander leaves
Masala Dosa; Indian; breakfast, project; batter; 300 g rice, soaked + 100 g urad dal, soaked + 1 tsp fenugreek seeds + 500 g potatoes, boiled + 10 curry leaves + 1 tsp salt + 4 tbsp coconut chutney
Kung Pao Chicken; Chinese; asian, dinner, quick meals; fry; 500 g chicken breast, diced + 2 tbsp soy sauce + 1 tbsp cornflour + 8 dried red chillies + 1 tsp Sichuan peppercorns + 75 g roasted peanuts
Mapo Tofu; Chinese; asian, dinner; simmer; 500 g silken tofu, cubed + 150 g minced pork + 2 tbsp doubanjiang + 1 tbsp fermented black beans + 1 tsp Sichuan peppercorns + 2 spring onions, sliced
Xiǎolóngbāo; Chinese; asian, project, dumplings; dough; 300 g plain flour + 150 ml hot water + 400 g minced pork + 200 ml chicken stock, jellied + 3 cm ginger, grated + 2 tbsp soy sauce + 2 tbsp black vinegar
Okonomiyaki; Japanese; asian, dinner; batter; 150 g plain flour + 150 ml dashi + 1/4 cabbage, shredded + 2 eggs + 6 slices pork belly + 3 tbsp okonomiyaki sauce + 2 tbsp mayonnaise
Katsu Curry; Japanese; curry, dinner; fry; 4 chicken breasts, flattened + 75 g plain flour + 150 g panko breadcrumbs + 1 egg, beaten + 400 ml curry sauce + 300 g short-grain rice
Bánh Mì; Vietnamese; sandwich, lunch; mix; 2 baguettes + 300 g pork belly, roasted + 100 g pickled carrot and daikon + 2 tbsp mayonnaise + 1 cucumber, sliced + 1 jalapeño, sliced + 1 handful coriander leaves
Tom Yum Goong; Thai; soup, asian; simmer; 300 g raw prawns + 2 stalks lemongrass, bruised + 1 l fish stock + 6 lime leaves + 200 g mushrooms + 3 tbsp fish sauce + 2 limes, juiced
Massaman Curry; Thai; curry, dinner; simmer; 700 g stewing beef, cubed + 4 tbsp massaman curry paste + 1 tin (400 ml) coconut milk + 400 g potatoes, chopped + 50 g roasted peanuts + 1 tbsp tamarind paste
Bibimbap; Korean; asian, dinner; mix; 300 g short-grain rice, cooked + 200 g spinach, blanched + 200 g minced beef, fried + 1 carrot, cut into matchsticks + 4 eggs, fried + 3 tbsp gochujang + 1 tbsp sesame oil
Nasi Goreng; Indonesian; rice, asian, quick meals; fry; 500 g cooked rice, cold + 3 tbsp kecap manis + 200 g raw prawns + 2 shallots, sliced + 1 tbsp sambal oelek + 4 eggs, fried
Chicken Adobo; Filipino; dinner, stew; simmer; 1 kg chicken thighs + 8 garlic cloves, crushed + 120 ml cane vinegar + 100 ml soy sauce + 3 bay leaves + 1 tsp black peppercorns
Mole Poblano; Mexican; dinner, project; simmer; 1 whole chicken, jointed + 4 ancho chillies, soaked + 40 g dark chocolate + 50 g almonds, toasted + 1 onion, chopped + 2 tbsp sesame seeds + 1 tsp salt
Chiles en Nogada; Mexican; dinner, project; bake; 6 poblano chillies, roasted + 400 g minced pork + 100 g walnuts + 200 ml crème fraîche + 1 pear, diced + 75 g pomegranate seeds
Feijoada; Brazilian; stew, dinner; simmer; 500 g dried black beans, soaked + 300 g smoked sausage, sliced + 400 g pork ribs + 1 onion, chopped + 3 bay leaves + 1 tsp salt + 1 orange, sliced
Pão de Queijo; Brazilian; baking, snack, gluten-free; bake; 300 g tapioca flour + 250 ml milk + 2 eggs + 100 ml sunflower oil + 150 g parmesan, grated + 1 tsp salt
Moqueca; Brazilian; stew, dinner; simmer; 600 g cod fillet, cut into pieces + 1 onion, sliced + 1 tin (400 ml) coconut milk + 2 red peppers, sliced + 2 tbsp palm oil + 1 lime, juiced + 1 handful coriander leaves
Ceviche; Peruvian; appetizer, lunch; mix; 600 g sea bass, diced + 6 limes, juiced + 1 red onion, finely sliced + 1 ají amarillo chilli, sliced + 1 tsp salt + 1 handful coriander leaves
Jerk Chicken; Caribbean; grill, dinner; grill; 8 chicken thighs + 4 tbsp jerk seasoning + 2 limes, juiced + 1 Scotch bonnet chilli + 4 spring onions + 1 tsp salt + 300 g rice and peas
Jollof Rice; West African; rice, dinner, one pot; simmer; 400 g long-grain rice + 2 onions, chopped + 1 tin (400 g) plum tomatoes + 3 red peppers + 1 Scotch bonnet chilli + 1 tsp curry powder + 1 tsp salt
Doro Wat; Ethiopian; stew, dinner; simmer; 1 kg chicken thighs + 4 red onions, finely chopped + 3 tbsp berbere + 3 tbsp spiced butter + 4 eggs, boiled + 1 tsp salt
Fish and Chips; British; dinner, fried; batter; 200 g plain flour + 300 ml cold beer + 4 cod fillets + 1 kg floury potatoes, cut into chips + 1 tsp salt + 100 g peas, mashed
Shepherd’s Pie; British; pie, dinner, comfort food; bake; 600 g minced lamb + 1 onion, chopped + 1 kg potatoes, mashed + 400 ml lamb stock + 1 tbsp Worcestershire sauce + 1 tsp salt + 50 g butter
Sticky Toffee Pudding; British; dessert, baking; bake; 200 g dates, chopped + 175 g self-raising flour + 2 eggs + 150 g soft brown sugar + 75 g butter + 200 ml double cream
Victoria Sponge; British; cake, dessert, baking; bake; 200 g self-raising flour + 200 g butter, softened + 4 eggs + 200 g caster sugar + 150 g strawberry jam + 200 ml double cream
Clam Chowder; American; soup, chowder; simmer; 1 kg clams + 150 g bacon, chopped + 500 g potatoes, diced + 1 onion, chopped + 300 ml double cream + 1/2 tsp salt
Gumbo; American; stew, dinner; simmer; 300 g andouille sausage, sliced + 1 onion, chopped + 400 g raw prawns + 200 g okra, sliced + 60 g plain flour + 60 ml vegetable oil + 1 tsp Cajun seasoning + 1 tsp salt
Mac and Cheese; American; pasta, casserole, comfort food; bake; 350 g macaroni + 250 g cheddar, grated + 600 ml milk + 50 g butter + 50 g plain flour + 1 tsp salt + 50 g breadcrumbs
Key Lime Pie; American; pie, dessert; set; 400 g condensed milk + 6 limes, juiced + 4 egg yolks + 200 g digestive biscuits, crushed + 100 g butter, melted + 200 ml whipped cream
Piña Colada; Caribbean; drinks; mix; 120 ml white rum + 150 ml pineapple juice + 100 ml coconut cream + 1 handful ice + 1 slice pineapple
Sourdough Bread; American; bread, baking, project; dough; 500 g strong white bread flour + 350 ml water + 100 g sourdough starter + 10 g salt + 1 tbsp rice flour
Focaccia Genovese; Italian; bread, baking, italian; dough; 500 g strong white bread flour + 350 ml lukewarm water + 1 sachet (7 g) dried yeast + 100 ml olive oil + 2 tsp flaky sea salt + 3 sprigs rosemary
Irish Soda Bread; British; bread, baking; bake; 250 g wholemeal flour + 400 ml buttermilk + 1 tsp bicarbonate of soda + 250 g plain flour + 1 tsp salt
Challah; Middle Eastern; bread, baking; dough; 500 g strong white bread flour + 2 eggs + 75 g honey + 1 sachet (7 g) dried yeast + 80 ml vegetable oil + 10 g salt + 1 tbsp poppy seeds
Tarte Tatin; French; dessert, baking, french; bake; 6 apples, quartered + 100 g caster sugar + 320 g puff pastry + 75 g butter + 200 ml crème fraîche
Crêpes Suzette; French; dessert, french; batter; 150 g plain flour + 2 eggs + 300 ml milk + 2 oranges, zest and juice + 50 g butter + 3 tbsp orange liqueur
Soufflé au Fromage; French; dinner, french; bake; 4 eggs, separated + 100 g Gruyère, grated + 300 ml milk + 40 g butter + 40 g plain flour + 1/2 tsp salt
Apfelstrudel; German; dessert, baking; bake; 1 kg apples, sliced + 75 g sugar + 6 sheets filo pastry + 75 g raisins + 1 tsp ground cinnamon + 60 g butter, melted
Kaiserschmarrn; German; dessert, breakfast; batter; 150 g plain flour + 4 eggs, separated + 250 ml milk + 40 g butter + 50 g raisins + 1 pinch of salt + 2 tbsp icing sugar
Baklava; Turkish; dessert, baking; bake; 300 g filo pastry + 250 g pistachios, chopped + 175 g butter, melted + 250 g sugar + 1 lemon, juiced
Tres Leches Cake; Mexican; cake, dessert; bake; 200 g plain flour + 5 eggs, separated + 200 g sugar + 400 g evaporated milk + 400 g condensed milk + 300 ml double cream
Churros con Chocolate; Spanish; dessert, fried; batter; 200 g plain flour + 250 ml boiling water + 1 tbsp olive oil + 1/2 tsp salt + 150 g dark chocolate + 2 tbsp sugar
Açaí Bowl; Brazilian; breakfast, healthy; mix; 200 g frozen açaí purée + 1 banana, frozen + 100 g blueberries + 50 g granola + 1 tbsp honey
Mochi; Japanese; dessert, gluten-free; set; 200 g glutinous rice flour + 240 ml water + 100 g sugar + 200 g red bean paste + 50 g cornflour
Gulab Jamun; Indian; dessert, fried; fry; 200 g milk powder + 60 g plain flour + 100 ml milk + 300 g sugar + 6 cardamom pods + 1 pinch of saffron threads
`)

/** Words before and after the name of a classic. Most common first. */
export const before = [
  '',
  '',
  'Classic',
  'Easy',
  'Authentic',
  'Traditional',
  'Quick',
  'Grandmother’s',
  'My Mother’s',
  'Sunday',
  'Weeknight',
  'The Best',
  'Rustic',
  'Old-Fashioned',
  'Restaurant-Style',
  'Simple',
  'Family',
  'Lighter',
  'Slow-Cooked',
  'Festive',
] as const
export const after = [
  '',
  '',
  '',
  'for Two',
  'for a Crowd',
  'from Scratch',
  'in One Pot',
  'the Slow Way',
  'without Fuss',
  'to Make Ahead',
  'for Beginners',
  'for Cold Days',
  'on a Budget',
  'for Sunday',
  'for the Freezer',
  'with a Twist',
] as const
