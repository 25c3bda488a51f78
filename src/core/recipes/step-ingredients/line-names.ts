import { fractionSigns } from '../../ingredients/fraction-signs.ts'
import { type Food, foodsByName, longestName } from '../../ingredients/foods/foods.ts'
import { wordsOf } from '../../ingredients/foods/words.ts'
import { foodName } from '../../ingredients/food.ts'
import type { Ingredient } from '../../ingredients/ingredient.ts'
import { adjectives, preparations } from '../../ingredients/preparation-words.ts'
import { linkWords, neverAlone, partWords, stopWords } from './step-words.ts'
import { wordStem } from './word-stem.ts'

/** A name that steps may use for an ingredient line. A line such as "salt and pepper" has several. */
export interface LineName {
  /** The stems of all words. */
  words: ReadonlySet<string>
  /** The stems of the words that make it this food: "green" and "onion", but not "large". */
  identity: ReadonlySet<string>
  /** The stems of the words that can stand alone. */
  heads: ReadonlySet<string>
  foods: ReadonlySet<Food>
  /** It is named as another choice: "honey (or sugar)". */
  isAlternative: boolean
}

const wordPattern = /\p{L}[\p{L}\p{M}]*/gu
/** Words that say how a food was prepared. They do not distinguish it from other lines. */
const isTreatment = (word: string) => preparations.has(word) || adjectives.has(word) || word === 'ground'
const treatments = new Set(['ground', 'dried', 'fresh', 'raw', 'whole'].map(wordStem))
const parts = new Set([...partWords].map(wordStem))
export const isPart = (stem: string) => parts.has(stem)

/** Returns the names of a line: its food, and the foods after "or" and "and". */
export function namesOfLine(
  { name, amount }: Pick<Ingredient, 'name' | 'amount'>,
  isHeadFirst: boolean,
): Array<LineName> {
  // "250 g latte", and "1 Knoblauchzehe, gepresst" as older releases stored it, have their food among the units.
  const whole = name === '' || participle.test(name) ? amount : name
  if (amount === '' && heading.test(whole)) return []
  const written = withJuiceLast(whole.replace(remarkBefore, '').replace(note, '')).replace(foreignTail, '')
  const food = inTable(beforeComma(written)) ? beforeComma(written) : foodName(written)
  const isOne = inTable(food) && !/ (?:and|und|et|y|e|en) (?!half)/iu.test(food)
  const phrases = isOne ? [food] : food.split(/ (?:or|and|oder|und|ou|et|o|u|y|e|of|en|&) |\/|,|\+|&/iu)
  const shared = sharedHead(food)
  // "Salt and pepper" names two foods. "Juice of 1 lemon" does not.
  const chosen = /(?:^| )of /i.test(food) && !/ (?:and|or|en) /i.test(food) ? [food] : phrases
  const names = chosen.flatMap((phrase, at) => {
    const words = shared !== null && !phrase.includes(' ') ? `${phrase} ${shared}` : phrase
    // In "shredded mozzarella or Italian cheese", both are shredded.
    return nameOf(words, isHeadFirst).map((own) => (at === 0 ? own : withTreatment(own, written)))
  })
  const alternatives = [...whole.matchAll(alternative)].flatMap(([, other = '']) =>
    nameOf(foodName(other.replace(amountBefore, '')), isHeadFirst).map((own) => ({ ...own, isAlternative: true })),
  )
  return [...(names.length > 0 ? names : nameOf(food, isHeadFirst)), ...alternatives]
}

function withTreatment(name: LineName, written: string): LineName {
  const first = /^\p{L}+/u.exec(written)?.[0].toLowerCase() ?? ''
  return isTreatment(first) ? { ...name, words: new Set([...name.words, wordStem(first)]) } : name
}

const alternative = /\((?:or|oder|ou|o|of) ([^()]{2,40})\)/giu
const amountBefore = new RegExp(
  String.raw`^[\d\s.,/${fractionSigns}-]+(?:heaped |level |heaping )?(?:(?:tea|table)spoons?|tsp|tbsp|cups?|grams?|g|ml|oz|ounces?)?\.? `,
  'iu',
)

/** "FOR THE PASTRY", "Topping:": other sites write headings as lines. */
const heading = /^[^\p{Ll}:]{4,}$|:\s*$/u
/** "Coconut sugar *see notes", "flour. You can also use cake flour.", "bacon cut into strips". */
const note = /(?<=\p{L}) *(?:\*|\. (?=\p{Lu}\p{Ll}+ )| cut in(?:to)? ).*$/su
/** Dutch "gehakt" is minced meat. */
const participle = /^(?!gehakt$)ge\p{L}+(?:t|en)$/iu
/** "Optional: grated parmesan", "For serving: rice", "bone in, skin on chicken". */
const remarkBefore =
  /^(?:optional|(?:for |to )?(?:serving|serve|garnish|topping)): *|(?<!\p{L})(?:bone|skin)[ -](?:in|on),? +/giu

/** In "beef or chicken broth" and "lime or lemon juice", the last word belongs to both. */
function sharedHead(food: string): string | null {
  const last = / (?:or|oder|ou|o|of) \p{L}+ (\p{L}+)$/iu.exec(food)?.[1]?.toLowerCase()
  return last !== undefined && sharedHeads.has(last) ? last : null
}

export const sharedHeads = new Set('broth stock juice oil vinegar sauce milk wine powder zest puree extract'.split(' '))

const inTable = (text: string) => foodsByName.has(wordsOf(text).join(' '))
const beforeComma = (text: string) => text.replace(/[,(].*$/su, '').trim()
/** "Lachsfilet mit Haut", "olives sans noyau". */
const foreignTail =
  / (?:mit|ohne|aus|zum|zur|für|sans|avec|pour|sin|con|para|senza|per|zonder|met|uit|voor|til|uden|med|till|utan) .*$/isu

/** Each turn of the loop takes one word or one digit, so that a long number has only one way to match. */
const juiceOf = new RegExp(
  String.raw`\b(juice|zest|rind|peel) (?:of|from) (?:(?:the|a|an|one|two|half|remaining|other|large|small|medium|fresh) +|[\d${fractionSigns}/-] *)*(\p{L}+)`,
  'giu',
)

/** "Juice of 1 lemon" and "zest from 2 large lemons" become "lemon juice" and "lemons zest". */
export function withJuiceLast(text: string): string {
  return text.replace(juiceOf, '$2 $1').replace(/^([\p{L} ]+?)(?: \([^()]*\))?, (juice|zest|rind|peel)$/iu, '$1 $2')
}

function nameOf(phrase: string, isHeadFirst: boolean): Array<LineName> {
  const words = [...phrase.toLowerCase().matchAll(wordPattern)].map(([word]) => word)
  const meaningful = words.filter((word) => word.length > 1 && !stopWords.has(word))
  const plain = meaningful.filter((word) => !isTreatment(word) && !neverAlone.has(word))
  const chosen = plain.length > 0 ? plain : meaningful
  if (chosen.length === 0) return []
  const head = headOf(words, chosen, isHeadFirst)
  const found = tableSpan(wordsOf(phrase), isHeadFirst)
  // "Chocolate cream foam" is no cream, but pretzel crumbs are pretzels.
  const table =
    found && (isPart(wordStem(head)) || found.words.some((word) => wordStem(word) === wordStem(head))) ? found : null
  const stems = chosen.map(wordStem)
  const identity = table ? table.words.map(wordStem).filter((stem) => !linkWords.has(stem)) : stems
  const at = chosen.indexOf(head)
  const heads = [head, ...(isPart(wordStem(head)) ? [chosen[at - 1], chosen[at + 1]] : [])].filter(
    (word) => word !== undefined,
  )
  return [
    {
      words: new Set([...meaningful.map(wordStem), ...identity]),
      identity: new Set(identity.filter((stem) => identity.length === 1 || !isLeftOut(stem, table))),
      heads: new Set(heads.map(wordStem)),
      foods: new Set(table?.foods),
      isAlternative: false,
    },
  ]
}

/** "Breasts" can be left out of chicken breasts, but potato chips without "chips" are another food. */
function isLeftOut(stem: string, table: { words: ReadonlyArray<string>; foods: ReadonlyArray<Food> } | null): boolean {
  if (!isPart(stem) && !treatments.has(stem)) return false
  const rest = table?.words.filter((word) => wordStem(word) !== stem).join(' ')
  return !table || !rest || (foodsByName.get(rest) ?? []).some((food) => table.foods.includes(food))
}

/** In "farine de blé" and "cream of tartar" the first noun is the food, in "olive oil" the last. */
function headOf(words: ReadonlyArray<string>, chosen: ReadonlyArray<string>, isHeadFirst: boolean): string {
  const isLinked = isHeadFirst || (words[words.indexOf(chosen[0] ?? '') + 1] === 'of' && inTable(words.join(' ')))
  return (isLinked ? chosen[0] : chosen.at(-1)) ?? ''
}

/** The longest name of the food table in the words. */
function tableSpan(words: ReadonlyArray<string>, isHeadFirst: boolean) {
  for (let length = Math.min(longestName, words.length); length > 0; length--) {
    const starts = Array.from({ length: words.length - length + 1 }, (_, start) => start)
    for (const start of isHeadFirst ? starts : starts.toReversed()) {
      const span = words.slice(start, start + length)
      const foods = foodsByName.get(span.join(' '))
      if (foods) return { words: span, foods }
    }
  }
  return null
}
