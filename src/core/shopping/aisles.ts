import { breads } from '../ingredients/foods/breads.ts'
import { cerealsAndFlours } from '../ingredients/foods/cereals-and-flours.ts'
import { cheeses } from '../ingredients/foods/cheeses.ts'
import { dairy } from '../ingredients/foods/dairy.ts'
import { drinks } from '../ingredients/foods/drinks.ts'
import { eggs } from '../ingredients/foods/eggs.ts'
import { fishAndSeafood } from '../ingredients/foods/fish-and-seafood.ts'
import type { FoodGroup } from '../ingredients/foods/food-group.ts'
import { foodsOf, keyOf } from '../ingredients/foods/foods.ts'
import { fruit } from '../ingredients/foods/fruit.ts'
import { herbsAndSpices } from '../ingredients/foods/herbs-and-spices.ts'
import { meat } from '../ingredients/foods/meat.ts'
import { nutsAndSeeds } from '../ingredients/foods/nuts-and-seeds.ts'
import { pantry } from '../ingredients/foods/pantry.ts'
import { pastaAndNoodles } from '../ingredients/foods/pasta-and-noodles.ts'
import { pastryAndBaking } from '../ingredients/foods/pastry-and-baking.ts'
import { plainFoods } from '../ingredients/foods/plain-foods.ts'
import { saucesAndStocks } from '../ingredients/foods/sauces-and-stocks.ts'
import { soyAndLupin } from '../ingredients/foods/soy-and-lupin.ts'
import { sweetsAndHoney } from '../ingredients/foods/sweets-and-honey.ts'
import { vegetables } from '../ingredients/foods/vegetables.ts'
import type { Aisle } from './aisle.ts'
import { aislesAbroad } from './aisles-abroad.ts'

/** The aisle of each group of the food table. `exceptions` below moves single foods. */
const groups: ReadonlyArray<readonly [Aisle, ReadonlyArray<FoodGroup>]> = [
  ['produce', vegetables],
  ['produce', fruit],
  ['bakery', breads],
  ['dairy', dairy],
  ['dairy', cheeses],
  ['dairy', eggs],
  ['meat', meat],
  ['fish', fishAndSeafood],
  ['grains', pastaAndNoodles],
  ['baking', cerealsAndFlours],
  ['baking', pastryAndBaking],
  ['spices', herbsAndSpices],
  ['nuts', nutsAndSeeds],
  ['sauces', saucesAndStocks],
  ['chilled', soyAndLupin],
  ['sweets', sweetsAndHoney],
  ['drinks', drinks],
  ['other', pantry],
  ['produce', plainFoods],
]

const exceptions: Readonly<Partial<Record<Aisle, string>>> = {
  produce: `cilantro, coriander, coriander leaf, fresh coriander, parsley, flat leaf parsley, italian parsley, basil, thai basil, mint, chive, dill, chervil,
    fresh thyme, fresh rosemary, fresh sage, fresh oregano, fresh bay leaf, fresh tarragon, tarragon, lemongrass, fresh herb, guacamole, mixed vegetable, stir fry vegetable, vegetable,
    watermelon, melon, fruit, herb, pumpkin, coconut, edamame, petersilie, basilikum, schnittlauch, persil, ciboulette, prezzemolo, basilico, peterselie`,
  cans: `canned tomato, tinned tomato, chopped tomato, diced tomato, crushed tomato, tomato puree, tomato paste, tomato sauce, tomato passata, passata, rotel, sun dried tomato,
    coconut milk, coconut cream, kokosmilch, lait de coco, leche de coco, latte di cocco, kokosmelk, olive, black olive, green olive, kalamata olive, caper, sauerkraut, gherkin, cornichon, pickled ginger, artichoke heart, roasted red pepper, pickled jalapeno, canned tuna,
    bean, black bean, kidney bean, red kidney bean, white bean, cannellini bean, navy bean, haricot bean, great northern bean, pinto bean, borlotti bean, butter bean, lima bean,
    black eyed pea, chickpea, refried bean, baked bean, creamed corn, bamboo shoot, water chestnut, heart of palm, apple sauce, applesauce, cherry pie filling, blueberry pie filling, pumpkin puree, canned pumpkin, sardine, anchovy, anchovy fillet, jam, marmalade, apricot jam, raspberry jam, strawberry jam,
    bohnen, haricot, judías, fagioli, bonen`,
  grains: `steel cut oat, rice, white rice, brown rice, basmati rice, jasmine rice, arborio rice, wild rice, quinoa, couscous, bulgur, lentil, red lentil, green lentil, split pea, barley, pearl barley, farro, millet,
    oat, rolled oat, cereal, muesli, granola, cornflake, polenta, cornmeal, rice paper, dal, moong dal, toor dal, chana dal, urad dal, masoor dal, buckwheat, mung bean, breadcrumb, panko,
    reis, riz, arroz, riso, rijst, linsen, lentille, lenteja, lenticchia, linzen`,
  baking: `cream tartar, sweetened condensed milk, almond extract, extract, jello, jell o, sugar, brown sugar, icing sugar, caster sugar, baking powder, baking soda, yeast, cocoa, cocoa powder, cornstarch, cornflour, potato starch, tapioca, rice flour, chickpea flour,
    xanthan gum, guar gum, agar, gelatin, pectin, vanilla extract, vanilla, vanilla bean, vanilla sugar, vanillezucker, vanillinzucker, sucre vanillé, azúcar de vainilla, zucchero vanigliato, vanillesuiker, food coloring, sprinkle, cream of tartar, golden syrup, corn syrup, maple syrup, honey, molasses, glucose, agave, dextrose, fructose,
    chocolate chip, dark chocolate, milk chocolate, white chocolate, chocolate, marzipan, shredded coconut, desiccated coconut, coconut flake, condensed milk, evaporated milk, milk powder, custard powder, coconut sugar, palm sugar, jaggery, stevia, arrowroot, psyllium, citric acid, cocoa butter, shortening, candied peel, mixed peel, simple syrup, mehl, zucker,
    backpulver, natron, hefe, levure, levadura, lievito, gist, bakpoeder`,
  spices: `everything bagel seasoning, seasoning, salt, sea salt, kosher salt, table salt, black pepper, white pepper, peppercorn, black peppercorn, pepper, chili powder, chilli powder, paprika, smoked paprika, cayenne, cayenne pepper, red pepper flake, chili flake, chilli flake, turmeric, cumin, cumin seed, cardamom, saffron,
    coriander seed, ground coriander, fennel seed, mustard seed, allspice, garlic powder, onion powder, ground ginger, italian seasoning, garam masala, five spice, mixed spice, celery salt, celery seed, sumac, asafoetida, msg, nigella seed, garlic salt, onion salt, salt and pepper, anise, star anise, annatto, spice, dill seed, pumpkin pie spice, apple pie spice, herbes de provence, za'atar, baharat, berbere, liquid smoke, seasoning, dried herb, dried thyme, dried oregano, dried basil, dried dill, dried mint, dried parsley, bay leaf, thyme, oregano, rosemary, sage, marjoram, crushed red pepper, red pepper flake, sichuan pepper, chinese five spice, nutritional yeast,
    salz, sel, sal, sale, zout, pfeffer, poivre, pimienta, pepe, peper`,
  sauces: `fish sauce, sriracha, dressing, ranch dressing, chili paste, chilli paste, chile paste, curry paste, cooking spray, toasted sesame oil, dark sesame oil, schezwan sauce, tahini, soy sauce, soya sauce, light soy sauce, dark soy sauce, low sodium soy sauce, reduced sodium soy sauce, less sodium soy sauce, shoyu, tamari, sojasauce, sojasoße, sauce soja, salsa de soja, salsa di soia, sojasaus,
    oil, vegetable oil, sunflower oil, olive oil, extra virgin olive oil, sesame oil, coconut oil, avocado oil, peanut oil, corn oil, palm oil, truffle oil, vinegar, rice vinegar, wine vinegar, white wine vinegar, red wine vinegar, balsamic vinegar, cider vinegar, apple cider vinegar, malt vinegar, soy sauce, tamari, teriyaki, miso, hoisin sauce, gochujang, mayonnaise, mustard, ketchup, harissa, sambal oelek, sweet chili sauce, chili sauce, chilli sauce, hot sauce, tamarind paste, tahini, peanut butter, cooking spray, wasabi, chimichurri, mint sauce, plum sauce, horseradish, verjuice, salad dressing, preserved lemon, curry paste,
    öl, olivenöl, sonnenblumenöl, rapsöl, huile, aceite, aceite de oliva, olio, olie, olijfolie, essig, vinaigre, vinagre, aceto, azijn`,
  nuts: 'raisin, sultana, currant, prune, date, dried apricot, dried fig, dried fruit, dried cranberry, sunflower seed, pumpkin seed, poppy seed, flaxseed, chia seed, sesame seed, hemp seed',
  chilled:
    'tofu, silken tofu, tempeh, seitan, hummus, puff pastry, shortcrust pastry, filo pastry, pizza dough, pie crust, fresh pasta, gnocchi, veggie burger, quorn',
  dairy:
    'milk, cream, butter, margarine, ghee, oat milk, soy milk, almond milk, rice milk, soy cream, soy yogurt, egg, coconut yogurt',
  frozen:
    'cool whip, whipped topping, ice cream, frozen pea, frozen spinach, frozen corn, frozen berry, ice, ice cube, hash brown, tater tot, french fry, frozen yogurt, sorbet, fish finger, fish stick',
  sweets:
    'gummy worm, gummy bear, gummy candy, potato chip, crisp, rice cake, rice cracker, cracker, biscuit, cookie, graham cracker, ladyfinger, pretzel, tortilla chip, popcorn, marshmallow, candy, chocolate bar, poppadom, gingersnap, oreo, wafer, digestive biscuit',
  drinks:
    'coffee, tea, cola, lemonade, ginger ale, ginger beer, tonic water, soda water, sparkling water, orange juice, apple juice, fruit juice, cranberry juice, coconut water, matcha, espresso, apple cider, root beer, cold brew, pineapple juice, tomato juice',
  bakery:
    'tortilla, pita, naan, taco shell, bread, baguette, brioche, cake, croissant, muffin, doughnut, bagel, pan, pane',
  fish: 'salmon, cod, shrimp, prawn, smoked salmon, mussel, clam, seafood, fish',
  household: `toothpick, skewer, wooden skewer, bamboo skewer, parchment paper, baking paper, cocktail stick, cupcake liner, foil, aluminum foil, kitchen roll, kitchen paper, kitchen towel, paper towel, toilet paper, toilet roll, cling film, plastic wrap, dish soap, washing up liquid,
    detergent, laundry detergent, sponge, bin bag, trash bag, garbage bag, napkin, tissue, soap, shampoo, toothpaste, battery, candle, cat food, dog food, diaper, nappy,
    klopapier, toilettenpapier, küchenrolle, küchenpapier, küchentuch, backpapier, alufolie, frischhaltefolie, müllbeutel, spülmittel, waschmittel, zahnpasta, serviette, schwamm, kerze,
    papier toilette, essuie-tout, sopalin, papier cuisson, papier sulfurisé, papier aluminium, film alimentaire, sac poubelle, liquide vaisselle, lessive, dentifrice,
    papel higiénico, papel de cocina, papel de hornear, bolsa de basura, lavavajillas, carta igienica, carta da cucina, carta forno, sacchetto, detersivo,
    toiletpapier, wc-papier, keukenrol, keukenpapier, bakpapier, vuilniszak, afwasmiddel`,
}

const aisleByName: ReadonlyMap<string, Aisle> = (() => {
  const index = new Map<string, Aisle>()
  for (const [aisle, list] of groups)
    for (const { names } of foodsOf(list))
      for (const name of names) if (!index.has(keyOf(name))) index.set(keyOf(name), aisle)
  for (const [aisle, names] of Object.entries(exceptions))
    for (const name of names.split(',')) index.set(keyOf(name), aisle as Aisle)
  for (const [aisle, names] of Object.entries(aislesAbroad))
    for (const name of names.split(',')) if (!index.has(keyOf(name))) index.set(keyOf(name), aisle as Aisle)
  return index
})()

/** Returns whether shops have the food fresh, so that recipes needn't say so: fresh spinach is spinach. */
export const isFreshFood = (key: string): boolean => aisleByName.get(key) === 'produce'

const longestName = 5

const known = new Map<string, Aisle>()
const mostKnown = 5_000

/** Returns the aisle of a food by its key. */
export function aisleOf(key: string): Aisle {
  const before = known.get(key)
  if (before) return before
  if (known.size >= mostKnown) known.clear()
  const found = findAisle(key)
  known.set(key, found)
  return found
}

/** The last words name the food: "firm silken tofu" is tofu. */
function findAisle(key: string): Aisle {
  const words = key.split(' ')
  if (words[0] === 'frozen') return 'frozen'
  if (words[0] === 'canned') return 'cans'
  const found = exactAisle(key) ?? byHead(words) ?? byLastWords(words)
  if (words[0] === 'dried' && found === 'produce')
    return /(?:tomato|mushroom|fruit|berry|apple|mango|cherry)$/.test(key) ? 'nuts' : 'spices'
  if (words[0] === 'dried' && found === 'cans') return 'grains'
  if (words[0] === 'fresh' && (found === 'spices' || found === 'cans')) return 'produce'
  if (words[0] === 'ground' && found === 'produce') return 'spices'
  return found ?? byFirstWords(words) ?? 'other'
}

function exactAisle(key: string): Aisle | undefined {
  const aisle = aisleByName.get(key)
  return aisle === 'other' ? undefined : aisle
}

const romanceJoints: ReadonlySet<string> = new Set([
  'd',
  'de',
  'di',
  'del',
  'du',
  'des',
  'al',
  'alla',
  'au',
  'aux',
  'en',
])

/** In Romance languages the food is in front: "huile d'olive" is an oil. */
function byHead(words: ReadonlyArray<string>): Aisle | undefined {
  const joint = words.findIndex((word) => romanceJoints.has(word))
  return joint > 0 ? byLastWords(words.slice(0, joint)) : undefined
}

function byLastWords(words: ReadonlyArray<string>): Aisle | undefined {
  for (let start = Math.max(0, words.length - longestName); start < words.length; start++) {
    const aisle = exactAisle(words.slice(start).join(' '))
    if (aisle) return aisle
  }
  return undefined
}

function byFirstWords(words: ReadonlyArray<string>): Aisle | undefined {
  for (let end = words.length - 1; end > 0; end--) {
    for (let start = Math.max(0, end - longestName); start < end; start++) {
      const aisle = exactAisle(words.slice(start, end).join(' '))
      if (aisle) return aisle
    }
  }
  return undefined
}
