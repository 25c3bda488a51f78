import type { Ingredient } from '../../ingredients/ingredient.ts'
import { groupsNamed } from './named-groups.ts'
import { namesOfLine, withJuiceLast } from './line-names.ts'
import { type Line, type Mention, mentionsIn } from './step-mentions.ts'
import { chooseLines } from './choose-lines.ts'
import { seasonings } from './seasonings.ts'
import { isOwnProduct, sectionNamed } from './sections.ts'

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
  const isHeadFirst = isRomance(steps)
  const lines: Array<Line> = ingredients.map((ingredient, place) => ({
    place,
    group: ingredient.group,
    measures: ingredient.measures,
    names: namesOfLine(ingredient, isHeadFirst),
    isExtra: extra.test(ingredient.name),
  }))
  let left = Math.min(longestRecipe, Math.floor(mostCompared / Math.max(1, lines.length)))
  const read = steps.map(({ text, group }) => {
    const own = text.slice(0, Math.min(longestStep, left))
    left -= own.length
    return readStep(own, group, lines, isHeadFirst)
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

/** Romance languages put the food first: "farine de blé". */
function isRomance(steps: ReadonlyArray<Step>): boolean {
  const text = steps
    .map((step) => step.text)
    .join(' ')
    .slice(0, longestStep)
  return (text.match(romance)?.length ?? 0) > (text.match(germanic)?.length ?? 0)
}
