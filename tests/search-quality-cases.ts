import type { SearchQuery } from '../src/core/search/search.ts'

/** A search, and a way to recognize the expected recipe among the first three results. */
export interface QualityCase extends Partial<Pick<SearchQuery, 'words' | 'have' | 'without'>> {
  /** The id of a sample recipe, or a pattern for its title. */
  expected: string | RegExp
  /** A pattern that must not match the ingredients of any of the first three. */
  never?: RegExp
  /** Patterns that must each match the ingredients of all of the first three. */
  always?: ReadonlyArray<RegExp>
}

const nuts = /(?<!coco|dough|butter)nut(?!meg|ty)|almond|pecan|cashew|pistachio|macadamia|marzipan|praline/i
const dairy = /milk|butter|cream|cheese|yogh?urt|parmesan|feta|mozzarella|ricotta|cheddar|ghee|crème|mascarpone|quark/i
const meat = /beef|pork|chicken|lamb|bacon|sausage|ham\b|chorizo|pancetta|mince|turkey|veal|duck/i

/** Searches for the seeded recipes 1 to 10,000 of seed 1. They were written before the search was tuned. */
export const qualityCases: ReadonlyArray<QualityCase> = [
  // Exact words.
  { words: 'creamy garlic parmesan pasta', expected: 'creamy-garlic-parmesan-pasta' },
  { words: 'thai coconut curry soup', expected: 'thai-coconut-curry-soup' },
  { words: 'soup chicken', expected: /chicken.*(?:soup|broth)/i },
  { words: 'berry smoothie bowl', expected: 'mixed-berry-smoothie-bowl' },
  { words: 'Amara Osei soup', expected: 'thai-coconut-curry-soup' },
  { words: 'vegan smoothie bowl', expected: 'mixed-berry-smoothie-bowl' },
  { words: 'spaghetti carbonara', expected: /spaghetti carbonara/i },
  // Typos.
  { words: 'chiken soop', expected: /chicken.*soup/i },
  { words: 'spagetti carbonarra', expected: /spaghetti carbonara/i },
  { words: 'avacado tost', expected: 'avocado-toast-poached-egg' },
  { words: 'garlic parmesean pasta', expected: 'creamy-garlic-parmesan-pasta' },
  { words: 'margarita piza', expected: 'homemade-margherita-pizza' },
  { words: 'choclate chip cookie', expected: /chocolate chip cookies/i },
  { words: 'tosted marshmellow brownies', expected: 'toasted-marshmallow-smores-brownies' },
  { words: 'lasange', expected: /lasagn[ea]/i },
  { words: 'bolognaise', expected: /bolognese/i },
  { words: 'brocolli soup', expected: /broccoli.*soup/i },
  { words: 'aubergene gratin', expected: /aubergine.*gratin/i },
  { words: 'banana bred', expected: /banana.*bread/i },
  { words: 'tiramisou', expected: /tiramisu/i },
  { words: 'shakshouka', expected: /shakshuka/i },
  { words: 'raspbery tart', expected: /raspberry.*tart/i },
  { words: 'mushrom rissoto', expected: /mushroom.*risotto|risotto.*mushroom/i },
  { words: 'strogonoff', expected: /stroganoff/i },
  { words: 'chessecake', expected: /cheesecake/i },
  { words: 'kartofelpuffer', expected: /kartoffelpuffer/i },
  { words: 'cinamon rolls', expected: /cinnamon.*rolls/i },
  // Singular and plural.
  { words: 'tomato soups', expected: /tomato.*soup/i },
  { words: 'blueberries muffin', expected: /blueberry.*muffins/i },
  { words: 'apple pies', expected: /apple.*pie/i },
  { words: 'strawberry scone', expected: /strawberry.*scones/i },
  { words: 'walnut brownie', expected: /walnut.*brownies/i },
  { words: 'poached eggs toast', expected: 'avocado-toast-poached-egg' },
  // With and without accents and punctuation.
  { words: 'crepes suzette', expected: /crêpes suzette/i },
  { words: 'golabki', expected: /gołąbki/i },
  { words: 'imam bayildi', expected: /mam bayıldı/i },
  { words: 'jalapeno poppers', expected: /jalapeño poppers/i },
  { words: 'soufflé', expected: /soufflé/i },
  { words: 'KASESPATZLE', expected: /käsespätzle/i },
  { words: 'swordfish pate', expected: /swordfish.*pâté/i },
  { words: 'Köttbullar', expected: /köttbullar/i },
  { words: 'smores', expected: 'toasted-marshmallow-smores-brownies' },
  { words: 'shepherds pie', expected: /shepherd’s pie/i },
  // Incomplete words, and words that were split or joined.
  { words: 'tiram', expected: /tiramisu/i },
  { words: 'choc mous', expected: /chocolate.*mousse/i },
  { words: 'chicken schni', expected: /chicken.*schnitzel/i },
  { words: 'minest', expected: /minestrone/i },
  { words: 'cheese cake', expected: /cheesecake/i },
  { words: 'meat balls', expected: /meatballs/i },
  { words: 'appelpie', expected: /apple.*pie/i },
  // Foods to include and exclude.
  { words: 'brownies', without: ['nuts'], expected: /brownies/i, never: nuts },
  { words: 'curry', without: ['coconut'], expected: /curry/i, never: /coconut/i },
  {
    words: 'salad',
    without: ['cheese'],
    expected: /salad/i,
    never: /cheese|feta|parmesan|mozzarella|halloumi|burrata/i,
  },
  { words: 'soup', without: ['dairy'], expected: /soup/i, never: dairy },
  { words: 'dumplings', without: ['pork'], expected: /dumplings/i, never: /pork|bacon|ham\b|chorizo|pancetta/i },
  { words: 'pasta without meat', expected: /pasta|penne|spaghetti|fusilli|linguine/i, never: meat },
  { words: 'muffins -nuts', expected: /muffins/i, never: nuts },
  { words: 'noodles', without: ['peanut', 'prawns'], expected: /noodle/i, never: /peanut|prawn|shrimp/i },
  { have: ['chicken', 'lemons'], words: 'soup', expected: /soup|broth/i, always: [/chicken/i, /lemon/i] },
  {
    have: ['aubergines'],
    words: 'curry',
    without: ['tomatoes'],
    expected: /curry/i,
    always: [/aubergine/i],
    never: /tomato/i,
  },
]
