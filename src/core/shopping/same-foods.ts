import { cheeses } from '../ingredients/foods/cheeses.ts'
import { type Food, foods, foodsOf, keyOf } from '../ingredients/foods/foods.ts'

/**
 * Names of the same thing in a shop. Words are folded and in the singular, as `wordsOf` returns them. The first name is
 * the one the others become. Varieties stay apart: a red onion is not an onion.
 */
const sameFoods = `
all purpose flour, plain flour, ap flour, flour, white flour, wheat flour
bread flour, strong flour, strong white flour, strong bread flour, strong white bread flour
self raising flour, self rising flour
whole wheat flour, wholemeal flour, wholewheat flour
sugar, granulated sugar, white sugar, white granulated sugar, granulated white sugar
caster sugar, castor sugar, superfine sugar
powdered sugar, icing sugar, confectioner sugar, confectioners sugar
light brown sugar, soft light brown sugar, light soft brown sugar
dark brown sugar, soft dark brown sugar, dark soft brown sugar
baking soda, bicarbonate of soda, bicarbonate soda, bicarb, bicarb of soda, sodium bicarbonate
cornstarch, cornflour, corn starch, maize starch
egg, whole egg, free range egg, hen egg, chicken egg
scallion, spring onion, green onion, salad onion
cilantro, fresh coriander, coriander leaf, cilantro leaf, fresh coriander leaf, fresh cilantro leaf
coriander seed, whole coriander seed
parsley, parsley leaf
basil, basil leaf, sweet basil
mint, mint leaf
flat leaf parsley, italian parsley, flat leaved parsley, italian flat leaf parsley, flat leaf italian parsley
eggplant, aubergine
zucchini, courgette
arugula, rocket, rocket leaf
beet, beetroot
chickpea, garbanzo, garbanzo bean, chick pea
rutabaga, swede
bell pepper, capsicum, sweet pepper, sweet bell pepper
red bell pepper, red capsicum, red sweet pepper
green bell pepper, green capsicum
yellow bell pepper, yellow capsicum
snow pea, mangetout, mange tout
sugar snap pea, sugar snap, snap pea
romaine lettuce, romaine, co lettuce
pea, green pea, garden pea
sweetcorn kernel, corn kernel, sweet corn kernel
fava bean, broad bean
cannellini bean, cannellini
navy bean, haricot bean
kidney bean, red kidney bean
black eyed pea, black eyed bean
bok choy, pak choi, pak choy, bok choi
shrimp, prawn
ground beef, minced beef, beef mince
ground pork, minced pork, pork mince
ground lamb, minced lamb, lamb mince
ground turkey, minced turkey, turkey mince
ground chicken, minced chicken, chicken mince
ground veal, minced veal, veal mince
heavy cream, heavy whipping cream
half and half, half & half
plain yogurt, natural greek yogurt, plain greek creme fraiche
ketchup, tomato ketchup, catsup
mayonnaise, mayo
soy sauce, soya sauce
worcestershire sauce, worcester sauce
chicken stock, chicken broth
beef stock, beef broth
vegetable stock, vegetable broth
fish stock, fish broth
black pepper, ground black pepper, pepper, ground pepper
white pepper, ground white pepper
black peppercorn, whole black peppercorn
red pepper flake, crushed red pepper flake, crushed red pepper, hot pepper flake, red chili flake, chili flake, crushed chili flake, dried chili flake, dried red pepper flake
cayenne pepper, cayenne, ground cayenne, ground cayenne pepper
cinnamon, ground cinnamon
nutmeg, ground nutmeg
turmeric, ground turmeric
cumin, ground cumin
allspice, ground allspice
paprika, sweet paprika
bay leaf, bay, bay laurel leaf
vanilla extract, vanilla essence, pure vanilla extract, vanilla
salt, table salt
rolled oat, old fashioned oat, old fashioned rolled oat
parmesan, parmigiano reggiano, parmigiano, parm
oil, cooking oil
olive oil, Olivenöl, huile d'olive, olio d'oliva, olio di oliva, aceite de oliva, azeite, olijfolie
extra virgin olive oil, evoo
rapeseed oil, canola oil, canola
peanut oil, groundnut oil
golden raisin, sultana
ladyfinger, lady finger, savoiardi
cocoa powder, unsweetened cocoa powder, unsweetened cocoa, cocoa
semisweet chocolate chip, semi sweet chocolate chip
ground almond, almond meal, almond flour
flaked almond, sliced almond
filo pastry, filo, phyllo, phyllo dough, phyllo pastry, filo dough, filo pastry sheet
active dry yeast, dry active yeast, active dried yeast
instant yeast, fast action yeast, instant dry yeast, instant dried yeast, fast action dried yeast
chilli, chili, chile, chili pepper, chile pepper, chilli pepper
red chili, red chile, red chilli, red chili pepper, red chilli pepper
green chili, green chile, green chilli, green chili pepper, green chilli pepper
jalapeno, jalapeno pepper, jalapeno chili, jalapeno chile
long grain rice, long grain white rice, white long grain rice
arborio rice, arborio
basmati rice, basmati
jasmine rice, thai jasmine rice
balsamic vinegar, balsamic
apple cider vinegar, cider vinegar
tomato paste, tomato concentrate
semi skimmed milk, reduced fat milk
skim milk, skimmed milk, nonfat milk, fat free milk
whole milk, full fat milk, full cream milk
spaghetti, spaghetti pasta
ginger, ginger root, fresh ginger, fresh ginger root, gingerroot, root ginger, fresh root ginger
celery, celery stalk, celery stick, celery rib
`

const byHand = sameFoods
  .split('\n')
  .filter(Boolean)
  .flatMap((line) => {
    const [first = '', ...others] = line.split(',')
    return others.map((name) => [keyOf(name), keyOf(first)] as const)
  })

/** "Feta cheese" is feta, and "cream cheese" is not cream. */
const withoutCheese = foodsOf(cheeses).flatMap(({ names }) => {
  const keys = new Set(names.map(keyOf))
  return [...keys].flatMap((key) => {
    const bare = key.replace(/ cheese$/, '')
    return bare !== key && keys.has(bare) ? [[key, bare] as const] : []
  })
})

const firstNames = new Set(byHand.map(([, first]) => first))

/** The food table joins these English names with "=". */
const joined = foods.flatMap(({ equalNames: [first, ...others] }) =>
  first === undefined ? [] : others.map((name) => [keyOf(name), keyOf(first)] as const),
)

/** The table writes out the plurals of other languages: "Zwiebel" and "Zwiebeln", "cipolla" and "cipolle". */
function pluralsOf({ mainNames, equalNames }: Food): Array<readonly [string, string]> {
  const keys = [...new Set(mainNames.filter((name) => !equalNames.includes(name)).map(keyOf))]
  const words = keys.filter((key) => /^\p{L}{4,}$/u.test(key))
  return words.flatMap((one) => words.filter((many) => isPluralOf(many, one)).map((many) => [many, one] as const))
}

function isPluralOf(many: string, one: string): boolean {
  if (many.startsWith(one)) return /^(?:n|en|e|er|es|s|nen)$/.test(many.slice(one.length))
  const [stem, ending] = [one.slice(0, -1), one.slice(-1) + many.slice(-1)]
  return many.length === one.length && many.startsWith(stem) && /^(?:ae|oy|ey)$/.test(ending)
}

/** Every name of a food in the tables, and the one name that stands for it. */
export const sameFood: ReadonlyMap<string, string> = new Map<string, string>(
  [...foods.flatMap(pluralsOf), ...joined, ...withoutCheese, ...byHand]
    .filter(([name]) => !firstNames.has(name))
    .concat([...firstNames].map((name) => [name, name])),
)
