import { categoryKey } from '../../../core/recipes/categories/category.ts'

/** Known categories, with other names that pages of the languages we read give to the same thing. */
const knownCategories: Readonly<Record<string, string>> = {
  appetizer:
    'starter, finger food, hors d’oeuvre, antipasto, antipasti, voorgerecht, vorspeise, entrante, aperitivo, amuse-bouche, předkrm, förrätt, forret, forrett',
  baking: 'baked goods, backen, bakrecepten, baksels',
  beef: 'rindfleisch, boeuf, rundvlees, manzo',
  beverage:
    'drink, getränk, boisson, bebida, bevanda, drank, dranken, dryck, juice, non-alcoholic drink, cocktails and drinks',
  bread: 'brot, pain, pan, panes, pane, brood, bröd, brød, homemade bread, bread and rolls',
  breakfast:
    'frühstück, petit déjeuner, petit-déjeuner, desayuno, colazione, prima colazione, ontbijt, frukost, morgenmad, frokost, breakfast food, café da manhã, śniadanie, 早餐',
  brunch: '',
  cake: 'kuchen, torte, gâteau, tarta, pastel, torta, taart, kaka, kage, cake recepten',
  candy: 'süßigkeiten, bonbon, confectionery',
  casserole: 'auflauf, gratin, ovenschotel, bake',
  cheesecake: '',
  chicken: 'hähnchen, huhn, poulet, pollo, kip, kyckling, kylling, kyllingfilet',
  cocktail: '',
  condiment: '',
  cookies: 'cookies and bars, bar cookie, plätzchen, kekse, koekjes, galletas, biscotti, biscuit',
  curry: '',
  dessert:
    'sweet, sweet treat, dessert and sweets, nachspeise, nachtisch, süßspeise, postre, dolce, dolci, dolci e dessert, nagerecht, toetje, efterrätt, sobremesa, deser, no-bake dessert',
  dinner:
    'supper, evening meal, tea, dinner ideas, abendessen, abendbrot, dîner, cena, diner, avondeten, middag, aftensmad, jantar, kolacja, weeknight dinner',
  dip: 'dip and spread, spread',
  fish: 'fisch, poisson, pescado, pesce, vis, fisk, pesce e frutti di mare',
  'gluten-free': 'gf, glutenfrei, sans gluten, sin gluten, senza glutine, glutenvrij',
  lunch:
    'midday meal, lunch ideas, mittagessen, déjeuner, almuerzo, comida, pranzo, middageten, lunchrecept, mittagstisch, almoço, obiad',
  'main course':
    'main, main dish, main meal, mains and entrees, entree, entrée, main entree, hauptgericht, hauptspeise, hauptgang, hauptgänge, plat, plat principal, plato principal, platos principales, piatto principale, secondo, secondi, secondi piatti, hoofdgerecht, huvudrätt, hovedret, hovedrett, prato principal, pratos principais, danie główne, large plate',
  meat: 'meat dish, fleisch, fleischgericht, viande, carne, vlees, kött, kjøtt',
  noodles: 'nudeln, nouilles, fideos',
  pasta: 'pasta dish, pastagericht, pastarecept, pâtes, pasta and noodles',
  pie: 'pies and tarts, tart',
  pizza: '',
  pork: 'schweinefleisch, porc, cerdo, maiale, varkensvlees',
  poultry: 'geflügel, volaille, aves, gevogelte, pollame',
  'quick meals':
    'quick, quick and easy, quick meal, quick preparation, speedy, 30 minutes or less, 30 mins or less, 30 minute meal, under 30 minutes, schnell, schnelle gerichte, rapide, rápido, snelle recepten',
  salad: 'salat, salate, salade, ensalada, insalata, sallad, sałatka, salads and dressings',
  sandwich: 'sandwiches and wraps, toast, wrap',
  sauce: 'sauces and dips, dressing, soße, saucen, salsa, saus, sås, condiments and sauces, dressings and sauces',
  seafood: 'fish and seafood, seafood and fish, meeresfrüchte, fruits de mer, mariscos, frutti di mare, zeevruchten',
  'side dish':
    'side, sides, accompaniment, beilage, beilagen, accompagnement, guarnición, acompañamiento, contorno, bijgerecht, tillbehör, tilbehør, köret, acompanhamento, dodatek',
  'slow cooker': 'crockpot, crock pot, slow-cooker, slowcooker',
  smoothie: 'shake',
  snack: 'nibble, munchies, tussendoortje, merienda, spuntino, mellanmål, przekąska, imbiss, zwischenmahlzeit',
  soup: 'suppe, soupe, potage, sopa, zuppa, soep, soppa, zupa, soups and stews, soup and stew, soups and chili',
  stew: 'eintopf, ragoût, estofado, stufato, stoofpot, gryta, gryter',
  vegan: 'vegano, vegana, végan, veganistisch, plant-based',
  vegetables: 'veg, veggies, gemüse, légumes, verduras, verdura, groente, grönsaker',
  vegetarian:
    'veggie, vege, veggie dish, vegetarisch, vegetarische, végétarien, vegetariano, vegetariana, vegetarisk, meatless',
}

/** Indexes known names and their other names, a list with commas, by what they have in common in any spelling. */
export const indexNames = (known: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(known).flatMap(([name, others]) =>
      [name, ...others.split(', ')].filter(Boolean).map((other) => [categoryKey(other), name] as const),
    ),
  )

const byKey = indexNames(knownCategories)

/** Returns the category that a name stands for, or undefined if it is not among the known ones. */
export const knownCategory = (name: string): string | undefined => byKey.get(categoryKey(name))

/** Words that say only that something is a recipe, before or after the name: "dinner recipes", "recetas de panes". */
const recipeWord =
  /^(?:recipes?|recetas?|recettes?|rezepte?|recepten|ricette)\s+(?:for\s+|con\s+|de\s+|d['’]|di\s+|met\s+|mit\s+)?|\s+(?:recipes?|recepten|rezepte?|recept|dishes)$/iu

/** Names that say nothing about the food. */
const general = new Set(
  'recipe recipes rezepte recettes recetas recepten ricette recepty food foods meal meals cook cooking all other others misc miscellaneous uncategorized general blog home news featured archive archives popular new latest diet'.split(
    ' ',
  ),
)

const longestName = 30
const mostWords = 4

/**
 * Turns what a page calls the categories of its recipe into the site's categories. Singular and plural, translations and
 * compounds such as "Lunch / Dinner" become known categories. An unknown name stays if it looks like a category.
 */
export function readCategories(written: ReadonlyArray<string>): Array<string> {
  return [...new Set(written.flatMap(categoriesIn))]
}

function categoriesIn(written: string): Array<string> {
  // A template that the page did not fill in.
  if (/[{}<>]/.test(written)) return []
  const name = written
    .toLowerCase()
    .replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N})]+$/gu, '')
    .replaceAll(/\s+/g, ' ')
  const short = name.replace(recipeWord, '').replace(recipeWord, '')
  const known = knownCategory(name) ?? knownCategory(short)
  if (known) return [known]
  const parts = short.split(/\s*[/+,&|]\s*|\s+(?:and|or|und|oder|et|ou|y|o|e|en|of)\s+/u)
  const knownParts = parts.flatMap((part) => knownCategory(part) ?? knownCategory(part.replace(recipeWord, '')) ?? [])
  if (parts.length > 1 && knownParts.length > 0) return knownParts
  return looksLikeCategory(short) && !parts.every((part) => general.has(part)) ? [short] : []
}

function looksLikeCategory(name: string): boolean {
  const isWords = /^[\p{L}\p{M}\p{N} '’&/()+.-]+$/u.test(name) && /\p{L}{3}|\p{Lo}/u.test(name)
  return isWords && name.length <= longestName && name.split(' ').length <= mostWords
}
