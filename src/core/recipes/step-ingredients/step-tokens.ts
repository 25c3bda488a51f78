import { foldFood, wordsOf } from '../../ingredients/foods/words.ts'
import { conjunctions, signWords, stepVerbs, stopWords, verbsToo } from './step-words.ts'
import { wordStem } from './word-stem.ts'

/** One word of a step. */
export interface Token {
  raw: string
  stem: string
  /** The word as the food table writes it. */
  key: string
  start: number
  end: number
  /** True if a comma, a period or a bracket precedes it. */
  isAfterBreak: boolean
  isStop: boolean
  /** It belongs to a sign, such as "until the sugar dissolves". */
  isSign: boolean
}

const wordPattern = /\p{L}[\p{L}\p{M}]*/gu
const folded = (words: ReadonlySet<string>) => new Set([...words].map(foldFood))
const stops = folded(stopWords)
const signs = folded(signWords)
/** Words before a food that the step names but does not use: "instead of a vanilla bean", "as for the rice". */
const insteadOf =
  /(?:instead of|rather than|used (?:for|to)(?: \p{L}+)?|statt|anstelle von|au lieu de|en lugar de|invece di|in plaats van|similar to|like|size of(?: an?)?|excess|überschüssiges|enjoy (?:your|this|these))\s*(?:the |an? )?$/iu

/** "Zitronen-Honig-Glasur", "gehakt-sperziebonen mengsel": only the last word counts. */
const isFirstOfCompound =
  /^-(?:\p{Lu}\p{L}{2}|(?:soaked|glazed|coated|based|covered|infused|style|like|sized|free|scented|flavou?red|colou?red)(?!\p{L}))/u
/** "The potatoes should be soft", "the pork is done". */
const sign =
  /^ (?:should|will|sollten?|doit|doivent|deben?|dovrà|dovrebbe|dovranno) |^ (?:is|are) (?:done|ready|tender|cooked|soft|golden|melted|hot)(?!\p{L})/u
/** Water that a list does not name. */
const forCooking =
  /(?<!\p{L})(?:(?:salted|boiling|pasta|cooking)|(?:pot|kettle|saucepan|container)[^.,;]{0,30} (?:with|of)) $/iu
/** "To make the creamy spinach meatballs": the name of the dish. */
const toMake = /(?<!\p{L})(?:to make|(?:begin|start|for) making) $/iu
const articles = new Set(['the', 'your', 'this', 'these', 'our'])
/** A clause such as "when they are soft" is short. */
const longestSign = 8

/** The flour for a work surface and the butter for a pan are not the ones on the list. */
const greasing =
  /(?:^|[.;:,!?] ?|(?<=(?:and|then|lightly|generously|well) ))(?:grease|dust|flour|butter|line)(?:ed|s)?(?: and (?:flour|line|dust))? (?:an?|the|your|two|\d|bottom|sides|inside|each|work|with)(?!\p{L})[^.;:]{0,60}?(?<!\p{L})(?:pans?|dish(?:es)?|tins?|mou?lds?|sheets?|trays?|ramekins?|surface|board|counter|hands)(?!\p{L})\)?(?:,? (?:with|then dust with|and dust with|then dust with|and) [^.;:,]{0,40})?/giu

/** "Salt the water": the word is a verb here. */
const verbObject = /^ (?:the|a|an|your|garlic|lemon|each|both|meat|chicken|water|pan|together (?:the|your)|them|it)\b/

/** The food is named but not used: "instead of butter", "butter-soaked", "the potatoes should be soft". */
function isNamedOnly(text: string, raw: string, { start, end }: { start: number; end: number }): boolean {
  const next = text.slice(end, end + 20)
  return (
    insteadOf.test(text.slice(Math.max(0, start - 24), start)) ||
    isFirstOfCompound.test(next) ||
    sign.test(next) ||
    raw === 'juices' ||
    (raw === 'water' && forCooking.test(text.slice(Math.max(0, start - 48), start)))
  )
}

export function tokensOf(text: string): Array<Token> {
  const tokens: Array<Token> = []
  let isSign = false
  let signed = 0
  const forPans = [...text.matchAll(greasing)].map(({ index, 0: found }) => [index, index + found.length] as const)
  let last = 0
  for (const { 0: word, index } of text.matchAll(wordPattern)) {
    const between = text.slice(last, index)
    const isAfterBreak = /[,;:.!?()[\]\n–—/]|(?: - )/.test(between) || tokens.length === 0
    const raw = foldFood(word)
    const before = tokens.at(-1)
    if (isAfterBreak || (before && (before.raw === 'then' || conjunctions.has(before.raw)) && stepVerbs.has(raw)))
      isSign = false
    if (signs.has(raw) || (articles.has(raw) && toMake.test(text.slice(Math.max(0, index - 20), index))))
      [isSign, signed] = [true, 0]
    else if (isSign && (raw === 'with' || raw === 'by' || ++signed > longestSign)) isSign = false
    const end = index + word.length
    const isVerb =
      verbsToo.has(raw) &&
      (isAfterBreak || before?.raw === 'and' || before?.raw === 'then') &&
      verbObject.test(text.slice(end, end + 14))
    const isForPan = (raw === 'flour' || raw === 'butter') && forPans.some(([from, to]) => index >= from && index < to)
    const isStop = stops.has(raw) || word.length === 1
    tokens.push({
      raw,
      stem: stops.has(raw) ? raw : wordStem(word),
      key: stops.has(raw) ? raw : (wordsOf(word)[0] ?? raw),
      start: index,
      end,
      isAfterBreak,
      isStop,
      isSign: isSign || isVerb || isForPan || (!isStop && isNamedOnly(text, raw, { start: index, end })),
    })
    last = end
  }
  return tokens
}
