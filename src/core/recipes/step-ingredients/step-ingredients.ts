import type { Ingredient } from '../../ingredients/ingredient.ts'
import { withFormsOf } from './inflected.ts'
import { groupsNamed } from './named-groups.ts'
import { namesOfLine, withJuiceLast } from './line-names.ts'
import type { Line } from './line-candidates.ts'
import { type Mention, mentionsIn } from './step-mentions.ts'
import { chooseLines } from './choose-lines.ts'
import { seasonings } from './seasonings.ts'
import { isOwnProduct, sectionNamed, stemsOf } from './sections.ts'

type Written = Pick<Ingredient, 'amount' | 'name'>

interface Step {
  text: string
  group: string | null
  name?: string | null
}

/** Returns the places of the ingredient lines that each step uses, in the order of the list. */
export function ingredientsOfSteps(
  ingredients: ReadonlyArray<Pick<Ingredient, 'amount' | 'name' | 'group' | 'measures'>>,
  steps: ReadonlyArray<Step>,
): Array<Array<number>> {
  const { isRomance: isHeadFirst, isOther } = languageOf(steps)
  const inform = isOther
    ? withFormsOf(ingredients.map(({ amount, name }) => `${amount} ${name}`))
    : (text: string) => text
  const lines: Array<Line> = ingredients.map((ingredient, place) => ({
    place,
    group: ingredient.group,
    measures: ingredient.measures,
    names: isHeadingLine(ingredient, ingredients) ? [] : namesOfLine(ingredient, isHeadFirst),
    isExtra: extra.test(ingredient.name),
    said: new Set(stemsOf(`${ingredient.amount} ${ingredient.name}`)),
  }))
  let left = Math.min(longestRecipe, Math.floor(mostCompared / Math.max(1, lines.length)))
  const read = steps.map(({ text, group }) => {
    const own = text.slice(0, Math.min(longestStep, left))
    left -= own.length
    return readStep(inform(own), group, lines, isHeadFirst)
  })
  const lastNamed = new Map(
    read.flatMap(({ mentions }, step) => mentions.flatMap(placesNamed).map((place) => [place, step] as const)),
  )
  const used = new Set<number>()
  let section: string | null = null
  return read.map(({ text, begun, mentions }, step) => {
    section = begun ?? section
    const now = section
    const later = new Set([...lastNamed].flatMap(([place, last]) => (last > step ? [place] : [])))
    const own = mentions.filter((mention) => !isOwnProduct(mention, now))
    const named = chooseLines(own, { used, later, section, isSectionBegun: begun !== null })
    const grouped = groupsNamed(text, lines, { used, section, later, named })
    const places = [...new Set([...named, ...seasonings(text, lines), ...grouped])].toSorted(
      (one, other) => one - other,
    )
    for (const place of places) used.add(place)
    return places
  })
}

function readStep(written: string, group: string | null, lines: ReadonlyArray<Line>, isHeadFirst: boolean) {
  const text = withWordsApart(withJuiceLast(written))
  const begun = sectionNamed(text, group, lines)
  return isHeading(text)
    ? { text: '', begun, mentions: [] }
    : { text, begun, mentions: mentionsIn(withoutLabel(text), lines, isHeadFirst) }
}

/** "Final Dough", "To brush on the dough": headings among lines, of which the others have amounts. */
function isHeadingLine({ amount, name }: Written, all: ReadonlyArray<Written>): boolean {
  if (amount !== '' || !(ofPart.test(name) || forPart.test(name))) return false
  return all.filter((line) => line.amount !== '').length > all.length / 2
}

const ofPart =
  /^\p{Lu}\p{L}*(?: \p{Lu}\p{L}*)* (?:Dough|Version|Filling|Frosting|Glaze|Icing|Topping|Batter|Starter|Layer)$/u
const forPart = /^(?:to|for) \p{L}+ (?:over|into|onto|on|in|with) the /iu

const extra = /^(?:extra|additional|more) |for dusting/i

/** The line that words mean without doubt. */
function placesNamed({ candidates }: Mention): Array<number> {
  const sure = candidates.filter(({ rank }) => rank === 'named' || rank === 'same-food')
  return sure.length === 1 ? sure.map(({ line }) => line.place) : []
}

/** "How to make the dough:", "Vanilla Syrup": other sites write headings as steps. */
function isHeading(text: string): boolean {
  if (text.length > 80) return false
  const words = text.trim().split(/\s+/)
  return /:\s*$/.test(text) || /^For the [^.,]+$/.test(text) || words.every((word) => /^\p{Lu}\p{L}+$/u.test(word))
}

/** "Butter/sugar mixture" and "flour-butter mixture" become "butter and sugar mixture" and "flour and butter mixture". */
const withWordsApart = (text: string) =>
  text
    .replaceAll(' & ', ' and ')
    .replace(/(?<!\p{L})mac(?:aroni)? (?:and|n|['’‘]n['’‘]) cheese/giu, 'dish')
    .replace(/(?<=(?:yolks and|foamed|beaten|whipped|stiff|the) )whites(?!\p{L})/giu, 'egg whites')
    .replace(/(?<!\p{L})(jaunes|blancs)(?= (?:en|et|avec|des|dans)(?!\p{L})|[.,;:)]|$)/giu, "$1 d'œufs")
    .replace(/(?<=cuill?[eè]res?|c\.) à (?:soupe|café|thé)(?!\p{L})/giu, '')
    .replace(/(?<=\p{L})\/(?=\p{L})|(?<=\p{L})-(?=\p{L}+ mix(?:ture)?(?!\p{L}))/gu, ' and ')

/** "For the pasta: …" */
const withoutLabel = (text: string) => text.replace(/^(?:for|für|pour|para|per|voor) [^.,:]{2,40}:/i, '')

/** A longer text is no step, and a longer recipe is a book. */
const longestRecipe = 40_000
const longestStep = 6_000
/**
 * Characters times lines, because each word is compared with each line. 40,000 characters and 500 lines took five
 * seconds of processor time at each view of the page.
 */
const mostCompared = 1_000_000

const romance = /(?<!\p{L})(?:la|les|el|los|las|il|gli|del|dans|avec|et|con|une?|pour|fino|hasta|jusqu)(?!\p{L})/giu
const germanic = /(?<!\p{L})(?:the|and|with|until|die|der|das|und|mit|het|een|met|van)(?!\p{L})/giu

/** A text of another language has some of these words too. */
const leastShare = 0.04

/** Romance languages put the food first: "farine de blé". Of other languages than these, no words are known. */
function languageOf(steps: ReadonlyArray<Step>) {
  const text = steps
    .map((step) => step.text)
    .join(' ')
    .slice(0, longestStep)
  const [ofRomance, ofGermanic] = [romance, germanic].map((words) => text.match(words)?.length ?? 0)
  const words = text.match(/\p{L}+/gu)?.length ?? 0
  return {
    isRomance: (ofRomance ?? 0) > (ofGermanic ?? 0),
    isOther: Math.max(ofRomance ?? 0, ofGermanic ?? 0) < words * leastShare,
  }
}
