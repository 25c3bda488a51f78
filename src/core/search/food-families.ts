/**
 * Foods that are one of a kind: who leaves out nuts leaves out almonds, and who has fish in the house may have cod. Words only, in
 * the singular; a family may name another one. It errs on the side of somebody with an allergy.
 */
const families: Readonly<Record<string, string>> = {
  nut: 'peanut almond walnut hazelnut pecan cashew pistachio macadamia chestnut filbert praline marzipan frangipane gianduja nutella nougat amaretto amaretti pesto satay',
  peanut: 'groundnut satay',
  almond: 'marzipan frangipane amaretto amaretti',
  hazelnut: 'filbert nutella gianduja praline',
  dairy: 'milk buttermilk butter ghee cream creme yogurt yoghurt kefir custard whey quark skyr labneh cheese',
  lactose: 'dairy',
  milk: 'buttermilk',
  cream: 'creme',
  butter: 'ghee',
  yogurt: 'yoghurt skyr labneh',
  cheese:
    'parmesan parmigiano mozzarella cheddar feta ricotta mascarpone gorgonzola brie camembert gouda gruyere emmental halloumi paneer pecorino provolone stilton roquefort manchego burrata quark asiago comte edam havarti taleggio fontina raclette jarlsberg bocconcini',
  gluten: 'wheat barley rye malt beer oat',
  wheat:
    'flour bread breadcrumb panko pasta spaghetti linguine tagliatelle fettuccine penne macaroni lasagne lasagna noodle couscous bulgur semolina seitan spelt tortilla wrap baguette brioche croissant pita naan cracker biscuit pastry filo phyllo gnocchi orzo crouton bun roll',
  pasta:
    'spaghetti linguine tagliatelle fettuccine pappardelle penne rigatoni fusilli macaroni lasagne lasagna ravioli tortellini orzo farfalle orecchiette conchiglie bucatini vermicelli',
  egg: 'yolk mayonnaise mayo meringue aioli',
  fish: 'salmon tuna cod anchovy haddock trout mackerel sardine halibut tilapia bass bream pollock herring monkfish swordfish snapper catfish plaice caviar roe kipper hake eel worcestershire',
  shellfish: 'shrimp prawn crab lobster mussel clam oyster scallop squid octopus calamari crayfish langoustine cockle',
  seafood: 'fish shellfish',
  meat: 'beef pork lamb veal chicken turkey duck goose mutton venison rabbit mince steak sausage meatball gelatine gelatin liver',
  poultry: 'chicken turkey duck goose',
  pork: 'bacon ham pancetta prosciutto chorizo salami lard guanciale gammon pepperoni speck mortadella nduja salumi',
  beef: 'steak brisket sirloin oxtail veal pastrami',
  alcohol:
    'wine beer rum brandy vodka whisky whiskey bourbon cognac sherry port liqueur kirsch marsala cider sake mirin amaretto gin tequila vermouth champagne prosecco ale stout',
  wine: 'marsala champagne prosecco vermouth sherry port',
  soy: 'soya tofu tempeh edamame miso tamari shoyu natto',
  soya: 'soy',
  sesame: 'tahini halva zaatar',
  corn: 'maize cornstarch cornflour cornmeal sweetcorn polenta masa hominy grits popcorn',
  onion: 'shallot scallion',
  mushroom: 'portobello shiitake porcini chanterelle champignon cremini',
  chili: 'chilli chile jalapeno cayenne sriracha habanero',
  chilli: 'chili',
  tomato: 'passata ketchup',
  chocolate: 'cocoa cacao',
  mustard: 'dijon',
}

/** The same food in another country's English. */
const otherNames: ReadonlyArray<ReadonlyArray<string>> = [
  ['aubergine', 'eggplant'],
  ['courgette', 'zucchini'],
  ['coriander', 'cilantro'],
  ['prawn', 'shrimp'],
  ['rocket', 'arugula'],
  ['beetroot', 'beet'],
  ['chickpea', 'garbanzo'],
  ['yogurt', 'yoghurt'],
  ['chilli', 'chili', 'chile'],
  ['cornflour', 'cornstarch'],
  ['swede', 'rutabaga'],
  ['lasagne', 'lasagna'],
  ['doughnut', 'donut'],
  ['hummus', 'houmous'],
  ['ketchup', 'catsup'],
]

/** Words that end like a food and are another one: nobody allergic to nuts has to go without nutmeg or coconut. */
export const otherFoods: ReadonlySet<string> = new Set(
  'coconut doughnut donut butternut graham peppercorn buckwheat licorice liquorice'.split(' '),
)

/** Plain rules: what they get wrong is only not in the lists. */
function singular(word: string): string {
  if (!/[^su]s$/.test(word)) return word
  return word
    .slice(0, -1)
    .replace(/ie$/, 'y')
    .replace(/(?<=tomato|potato|mango)e$/, '')
}

/** Other names of a food, without this one. */
export function namesAlike(word: string): Array<string> {
  const own = singular(word)
  return otherNames.filter((names) => names.includes(own)).flatMap((names) => names.filter((name) => name !== own))
}

/** What is typed is no name of a list because JavaScript knows it ("constructor"). */
const membersOf = (name: string) => (Object.hasOwn(families, name) ? families[name]?.split(/\s+/) : undefined) ?? []

/** Everything a food's name takes in, with the other names of each, without the word itself. */
export function familyOf(word: string): Array<string> {
  const found = new Set([singular(word)])
  // A set that grows while it is walked is walked to its end.
  for (const name of found) {
    for (const member of membersOf(name)) found.add(member)
    for (const alike of namesAlike(name)) found.add(alike)
  }
  found.delete(word)
  return [...found]
}

/** Every name the lists hold, for whoever has to look them up. */
export const allFoodNames: ReadonlyArray<string> = [
  ...new Set([
    ...Object.entries(families).flatMap(([name, members]) => [name, ...members.split(/\s+/)]),
    ...otherNames.flat(),
  ]),
]
