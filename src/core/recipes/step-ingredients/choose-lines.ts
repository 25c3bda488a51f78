import { upperOf } from '../../ingredients/measures.ts'
import type { LineName } from './line-names.ts'
import { wordStem } from './word-stem.ts'
import { type Line, type Rank, rankOrder } from './line-candidates.ts'
import type { Mention } from './step-mentions.ts'

interface StepContext {
  /** The lines that earlier steps used. */
  used: ReadonlySet<number>
  /** The lines that later steps name. */
  later: ReadonlySet<number>
  section: string | null
  /** This step names the section. Otherwise an earlier one did. */
  isSectionBegun: boolean
}

/** Decides which lines the words of a step mean. */
export function chooseLines(
  mentions: ReadonlyArray<Mention>,
  { used, later, section, isSectionBegun }: StepContext,
): Array<number> {
  const clear = mentions.map(bestOf).flatMap(({ lines }) => (lines.length === 1 ? lines : []))
  const group = isSectionBegun || clear.length === 0 || clear.some((line) => line.group === section) ? section : null
  const groupHere = group ?? mostCommonGroup(clear)
  const own = group ?? onlyGroup(mentions)
  const best = mentions.map((mention) => bestOf(inSection(mention, own)))
  const chosen = new Set<number>()
  for (const mention of best)
    for (const place of pick(mention, { used, later, chosen, group: groupHere })) chosen.add(place)
  return [...chosen]
}

interface Choice {
  mention: Mention
  lines: ReadonlyArray<Line>
  isFamily: boolean
}

function bestOf(mention: Mention): Choice {
  const { candidates } = mention
  if (mention.isPlural) return { mention, lines: candidates.map(({ line }) => line), isFamily: false }
  const exact = candidates.filter(
    ({ line, rank }) => rankOrder[rank] <= rankOrder['short-name'] && isAmountOf(line, mention),
  )
  if (exact.length === 1) return { mention, lines: exact.map(({ line }) => line), isFamily: false }
  const order = Math.min(...candidates.map(({ rank }) => rankOrder[rank]))
  const ranked = candidates.filter(({ rank }) => rankOrder[rank] === order)
  const score = Math.max(...ranked.map((candidate) => candidate.score))
  const lines = ranked.filter((candidate) => candidate.score === score).map(({ line }) => line)
  return { mention, lines, isFamily: order === rankOrder.family }
}

/** While a part of the dish is made, its own lines come first. */
function inSection(mention: Mention, section: string | null): Mention {
  const own = mention.candidates.filter(
    ({ line, rank }) => line.group === section && rankOrder[rank] <= rankOrder['short-name'],
  )
  return section === null || own.length === 0 ? mention : { ...mention, candidates: own }
}

/** The part of the dish that all foods are from that only one part has. */
function onlyGroup(mentions: ReadonlyArray<Mention>): string | null {
  const groups = mentions.flatMap(({ candidates }) => {
    const own = new Set(candidates.flatMap(({ line, rank }) => (isNamed(rank) ? [line.group] : [])))
    return own.size === 1 ? [...own] : []
  })
  const [first = null] = groups
  return groups.every((group) => group === first) ? first : null
}

const isNamed = (rank: Rank) => rankOrder[rank] <= rankOrder['short-name']

const waterStem = wordStem('water')
const noGroup = ''

function mostCommonGroup(lines: ReadonlyArray<Line>): string {
  const counts = new Map<string, number>()
  for (const { group } of lines) counts.set(group ?? noGroup, (counts.get(group ?? noGroup) ?? 0) + 1)
  return [...counts].toSorted((one, other) => other[1] - one[1])[0]?.[0] ?? noGroup
}

interface ChoiceContext {
  used: ReadonlySet<number>
  later: ReadonlySet<number>
  /** The lines that this step has used so far. */
  chosen: ReadonlySet<number>
  group: string
}

const placesOf = (lines: ReadonlyArray<Line>) => lines.map(({ place }) => place)

function pick({ mention, lines, isFamily }: Choice, { used, later, chosen, group }: ChoiceContext): Array<number> {
  // Water that comes later is from the tap.
  if (mention.stems.includes(waterStem))
    return placesOf(lines.filter(({ place, measures }) => measures.length === 0 || !used.has(place)).slice(0, 1))
  if ((lines.length <= 1 && !isFamily) || mention.isPlural) return placesOf(lines)
  const here = lines.filter((line) => (line.group ?? noGroup) === group)
  const near = here.length > 0 ? here : lines
  if (isFamily) return pickMembers(mention.family ?? '', near, { used, later })
  const names = new Map(mention.candidates.map(({ line, name }) => [line.place, name]))
  if (!areSameFood(near, names)) return placesOf(near)
  const byAmount = near.filter((line) => isAmountOf(line, mention))
  if (byAmount.length === 1) return placesOf(byAmount)
  // "The melted butter" is what an earlier step melted.
  const before = mention.isTreated && mention.amounts.length === 0 ? near.filter(({ place }) => used.has(place)) : []
  if (before.length > 0) return placesOf(before.slice(-1))
  const enough = near.filter((line) => isEnoughFor(line, mention))
  if (enough.length === 1 && near.every((line) => line === enough[0] || line.measures.length === 0))
    return placesOf(enough)
  // "The butter" again in one step is the same butter, unless an amount of its own stands before it.
  const again = near.filter(({ place }) => chosen.has(place))
  if (again.length > 0 && mention.amounts.length === 0) return placesOf(again)
  const left = near.filter(
    ({ place, measures, isExtra }) =>
      (isExtra && (measures.length > 0 || mention.amounts.length === 0)) || (!used.has(place) && !chosen.has(place)),
  )
  return placesOf((left.length > 0 ? left : near.toReversed()).slice(0, 1))
}

/** "The vegetables" and "the spices" after the step that named them mean no new ones. */
function pickMembers(
  family: string,
  lines: ReadonlyArray<Line>,
  { used, later }: Pick<ChoiceContext, 'used' | 'later'>,
): Array<number> {
  const left = lines.filter(({ place }) => !used.has(place))
  if (mixedFamilies.has(family))
    return lines.length - left.length > 1 ? [] : placesOf(left).filter((place) => !later.has(place))
  // "Return the meat to the pot" means the roast that was in it, not the bacon that comes later.
  const first = mainFamilies.has(family) ? lines.filter(({ place }) => used.has(place)) : left
  return placesOf(first.length > 0 ? first : lines)
}

const mainFamilies = new Set(['meat', 'poultry', 'fish', 'seafood', 'pasta', 'beef', 'pork'])
const mixedFamilies = new Set(['vegetable', 'spice', 'herb', 'seasoning', 'fruit'])

function isAmountOf({ measures }: Line, { amounts }: Mention): boolean {
  return amounts.some((amount) =>
    measures.some(
      (measure) =>
        measure.kind === 'exact' &&
        amount.kind === 'exact' &&
        measure.unit === amount.unit &&
        Math.abs(measure.value - amount.value) < 0.01,
    ),
  )
}

/** "2 tablespoons oil" are of the 5 tablespoons of the list rather than of the oil without an amount. */
function isEnoughFor({ measures }: Line, { amounts }: Mention): boolean {
  return amounts.some((amount) =>
    measures.some((measure) => measure.unit === amount.unit && upperOf(measure) >= upperOf(amount)),
  )
}

const colorStems = new Set(
  'red green yellow orange white black rot rote grün grüne gelb gelbe rouge vert jaune rojo verde amarillo rosso giallo'
    .split(' ')
    .map(wordStem),
)

/** "Butter" and "melted butter" are one food, "yellow onion" and "red onion" beside each other are two. */
function areSameFood(lines: ReadonlyArray<Line>, names: ReadonlyMap<number, LineName>): boolean {
  const wordsOf = (line: Line, part: 'words' | 'identity') =>
    [...(names.get(line.place)?.[part] ?? [])].toSorted().join(' ')
  const foodsOf = (line: Line) => [...(names.get(line.place)?.foods ?? [])].map(({ name }) => name).join('|')
  const [first] = lines
  if (first === undefined) return true
  // "Paprika" means the red, the green and the yellow one.
  const colors = lines.map(({ said }) => [...said].find((stem) => colorStems.has(stem)))
  if (!colors.includes(undefined) && new Set(colors).size === lines.length) return false
  const isOne = lines.every(
    (line) =>
      wordsOf(line, 'identity') === wordsOf(first, 'identity') ||
      (foodsOf(line) !== '' && foodsOf(line) === foodsOf(first)),
  )
  const areBesideEachOther = lines.every(
    (line, at) => at === 0 || (line.place - (lines[at - 1]?.place ?? 0) === 1 && line.group === first.group),
  )
  const areDifferent = new Set(lines.map((line) => wordsOf(line, 'words'))).size === lines.length
  return isOne && !(areBesideEachOther && areDifferent)
}
