import { fractionSigns } from '../ingredients/fraction-signs.ts'
import { remarkWordsAbroad } from './remark-words-abroad.ts'

const wordSet = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/))

/**
 * Words that make a food a different product. They mean the same before the food and after a comma: "tomatoes, canned".
 * Their order doesn't matter.
 */
export const varieties = wordSet(`
  boneless skinless skin-on bone-in bonein skinon salted unsalted sweetened unsweetened low-fat full-fat nonfat fat-free reduced-fat
  low-sodium reduced-sodium red green yellow white black brown orange purple pink golden dark light mild hot sweet sour bitter smoked
  dried dry frozen canned tinned jarred candied pickled ground plain lean whole fine coarse raw sliced kosher instant
  self-raising unbleached gluten-free vegan thick thin baby mini jumbo`)

/** Leading words that describe the kitchen's work for most foods, but make another product of these. */
export const products: ReadonlyArray<readonly [word: ReadonlySet<string>, of: RegExp]> = [
  [wordSet('cooked roasted grilled mashed pureed puréed steamed boiled'), /^(?!(?:ripe )?(?:banana|avocado))/i],
  [wordSet('toasted'), /\boils?$/i],
  [wordSet('crushed diced chopped strained peeled pureed puréed'), /tomato/i],
  [wordSet('crushed'), /pineapple|chil|pepper|ice\b/i],
  [wordSet('minced'), /beef|pork|lamb|chicken|turkey|veal|meat|steak/i],
  [wordSet('shredded flaked slivered sliced chopped grated'), /almond|coconut|wheat|bread/i],
  [wordSet('slivered flaked'), /nut|oat/i],
  [wordSet('torn cubed sliced'), /bread|brioche/i],
  [wordSet('hard-boiled hard-cooked poached'), /./],
  [wordSet('rinsed cracked'), /wheat/i],
  [wordSet('melted'), /chocolate/i],
]

/** Words that change nothing in a shop. */
export const unimportant = wordSet(`
  small medium large big extra-large medium-sized medium-size large-sized small-sized smallish tiny huge organic ripe
  good-quality quality good best free-range free range firm-ripe the a an of some additional extra more
  your favorite favourite store-bought shop-bought homemade lukewarm cold warm hot-water fresh-squeezed freshly squeezed`)

/** Words after a comma or in brackets that describe kitchen work, in addition to those of `preparations`. */
export const remarkWords = wordSet(`
  into in to cut and or the a of with without plus as at for if about approximately approx on from until each per
  piece pieces cube cubes strip strips ring rings round rounds wedge wedges chunk chunks slice slices stick sticks
  matchstick matchsticks half halves quarter quarters floret florets segment segments ribbon ribbons batons dice disc discs disk disks
  bite-size bite-sized bitesize small medium large big thin thick thinner inch inches inch-thick cm mm bias diagonal
  diagonally lengthwise lengthways crosswise crossways fine coarse rough roughly very thoroughly well lightly
  seeds seed seeded stem stems stalk stalks core cores rind peel skin skins ends tops bones bone membrane pith removed discarded
  picked off optional divided needed required desired serving serve garnish taste topping decoration frying greasing
  dusting rolling extra more additional room temperature softened soft cold chilled frozen thawed defrosted
  separated separately leaves leaf only both parts white green optional juice juiced zest zested grated
  trimmings patted dry rinsed drained soaked kept back split left torn shaken overnight hour hours minutes ripe firm freshly fresh total your choice
  hulled quartered tied together kitchen string smashed bruised snapped crushed pressed flattened butterflied
  knife-tip loosely packed firmly heaped heaping level scant generous whole halved lightly toasted toast roasted roast
  optional optionally preferably brought warmed lukewarm reserved reserve liquid it use used you my i we see note notes
  notes below above recipe tip link organic unpeeled peeled washed dried cleaned spun blotted paper towels
  temp spooned spoon leveled levelled bubbly outer
  ${Object.values(remarkWordsAbroad).join(' ')}`)

/** A remark in brackets that begins so says nothing about the food itself. */
export const remarkStart = new RegExp(
  String.raw`^(?:about|active(?: and|$)|adjust|add |can |less (?!fat|salt|sodium|sugar)|more |start |stir (?!fry)|sub |whites? and (?:light )?greens?|(?:light )?greens? and (?:light )?whites?|approx|around|roughly|or|and|see|i |we |you |optional|from|such as|like|e\.?g|for|to |plus|if|use|as |at |ca\.|circa|preferably|not|no |cut|weigh|total|each|per|depending|with|without|≈|~|[\d${fractionSigns}])`,
  'i',
)
