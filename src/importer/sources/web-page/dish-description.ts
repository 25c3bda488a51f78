import type { RecipeDraft } from '../../../core/recipes/recipe.ts'

/**
 * Returns the description without what is not about the dish. Sites fill it by script: with the start of the article,
 * the ingredients or the first steps, cut off somewhere, and with advertising for the site.
 */
export function dishDescription({ description, title, ingredients, instructions }: RecipeDraft, host: string): string {
  const text = description.replace(readMore, '').replace(listHeading, '').trim()
  if (isSame(text, title) || asksForAddress.test(text) || isListOf(text, ingredients)) return ''
  const written = [...ingredients.map(({ line }) => line), ...instructions.map((step) => step.text)].join(' ')
  const sentences = text.split(sentenceEnd)
  const repeated = sentences.findIndex((sentence) => isRepeated(sentence, written))
  const own = (repeated < 0 ? sentences : sentences.slice(0, repeated)).filter(
    (sentence) => !isAboutSite(sentence, host),
  )
  return withoutCutEnd(own).join(' ').replace(/,$/, '')
}

/** A sentence may end with a quotation mark or a bracket. "Approx. 1 teaspoon" does not end one. */
const sentenceEnd = /(?<=[.!?…][”"’)]?)\s+(?![\p{Ll}\d])/u

const readMore = /\s*\[?(?:read more|weiterlesen|lire la suite|leer más|lees meer)\]?\s*[»→>]*$/i

/** The heading of a list that follows. In a sentence, the word has small letters or no colon, or a small word follows. */
const listHeading =
  /(?:(?:[Pp]ortions?|[Ss]ervings?|[Ss]erves|[Yy]ields?)\s?:?\s?\d[^.!?]{0,20})?\b(?:(?:INGREDIENTS|ZUTATEN|INGR[ÉE]DIENTS|INGREDIENTES|INGREDIENTI|INGREDI[ËE]NTEN)(?=[^\p{L},.!?]*(?:\d|\p{Lu}\p{Ll}|$))|Ingredients\s?:).*$/su

const asksForAddress = /\byour e-?mail address\b|\byour inbox\b/i

/** Matches sentences about the site or the page. */
const advertising = new RegExp(
  [
    String.raw`^(?:click here|get the (?:full )?recipe|get (?:it|the recipe) here|(?:see|view|find) the (?:full )?recipe|se oppskrift|wil je het recept|voir la recette|zum rezept)\b.{0,40}$`,
    String.raw`\bclick here\b`,
    String.raw`^(?:discover|find|explore|browse|check out|entdecke\w*|descubre|découvr\w+|ontdek\w*|scopri)\b.*\b(?:recipes|recipe (?:tips|ideas|collection)|rezepte|recetas|recettes|recepten|ricette)\b`,
    String.raw`\b\d[\d.,]* (?:bewertungen|ratings|reviews|avis|kostenlose)\b`,
    '►',
  ].join('|'),
  'iu',
)

function isAboutSite(sentence: string, host: string): boolean {
  return advertising.test(sentence) || sentence.toLowerCase().includes(host)
}

/** Shorter sentences, such as "Serve hot.", may stand in both by chance. */
const shortestRepeat = 25

const isRepeated = (sentence: string, written: string) => {
  const start = sentence.replace(cutEnd, '')
  return start.length >= shortestRepeat && written.includes(start)
}

const isSame = (text: string, title: string) => text.toLowerCase().replace(/[.!]$/, '') === title.toLowerCase()

/** Returns true for "leeks, potatoes, cream, salt, pepper": the foods of the recipe, and nothing else. */
function isListOf(text: string, ingredients: RecipeDraft['ingredients']): boolean {
  const items = text.toLowerCase().split(/, /)
  if (items.length < fewestItems || /[.!?]/.test(text)) return false
  const lines = ingredients.map(({ line }) => line.toLowerCase()).join('\n')
  return items.filter((item) => lines.includes(item)).length >= items.length * 0.7
}

const fewestItems = 5

const cutEnd = /\s*(?:\[?(?:…|\.{2,})\]?)$/

/** Drops the last sentence if it was cut off. Of a single one, the start stays. */
function withoutCutEnd(sentences: ReadonlyArray<string>): ReadonlyArray<string> {
  const last = sentences.at(-1) ?? ''
  if (!cutEnd.test(last)) return sentences
  return sentences.length > 1 ? sentences.slice(0, -1) : [last.replace(cutEnd, '…')]
}
