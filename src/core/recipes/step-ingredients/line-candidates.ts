import type { Food } from '../../ingredients/foods/foods.ts'
import type { Amount } from '../../ingredients/ingredient.ts'
import { isPartOfCompound } from './compound-words.ts'
import { isGeneralFor, isInFamily } from './food-families.ts'
import type { LineName } from './line-names.ts'
import type { Span } from './step-spans.ts'
import { productHeads } from './step-words.ts'
import { wordStem } from './word-stem.ts'

export interface Line {
  place: number
  group: string | null
  measures: ReadonlyArray<Amount>
  names: ReadonlyArray<LineName>
  /** "Extra flour, for dusting" is never used up. */
  isExtra: boolean
  /** The stems of everything that the line says. */
  said: ReadonlySet<string>
}

/** How a word of a step means a line. Lower ranks win. */
export type Rank = 'named' | 'same-food' | 'short-name' | 'part-of-name' | 'family'

export interface Candidate {
  line: Line
  name: LineName
  rank: Rank
  score: number
  /** The line itself has the words of the step. Otherwise it has another name of the food. */
  isLiteral: boolean
}

const products = new Set([...productHeads].map(wordStem))

/** Returns the name of a line that fits the words of a step best, or null if none fits. */
export function candidateIn(line: Line, isOther: (name: LineName) => boolean, seen: Seen): Candidate | null {
  const found = line.names.flatMap((name) => {
    const match = isOther(name) ? null : matchOf(name, seen)
    return match ? [{ name, isLiteral: seen.stems.every((stem) => name.words.has(stem)), ...match }] : []
  })
  const [best] = found.toSorted((one, other) => rankOrder[one.rank] - rankOrder[other.rank] || other.score - one.score)
  return best ? { line, ...best } : null
}

/** "The egg whites" are of the eggs of a list that has no egg whites. */
export function namedGenerally(
  { foods }: Span,
  stems: ReadonlyArray<string>,
  lines: ReadonlyArray<Line>,
): Array<Candidate> {
  return lines.flatMap((line) => {
    const name = line.names.find((own) =>
      [...own.foods].some((listed) => foods.some((food) => isGeneralFor(listed, food))),
    )
    const isLiteral = stems.every((stem) => name?.words.has(stem))
    return name ? [{ line, name, rank: 'part-of-name' as const, score: 0, isLiteral }] : []
  })
}

export const rankOrder: Readonly<Record<Rank, number>> = {
  named: 0,
  'same-food': 1,
  'short-name': 2,
  'part-of-name': 3,
  family: 4,
}

interface Seen {
  stems: ReadonlyArray<string>
  foods: ReadonlyArray<Food>
  family: ReadonlyArray<string>
  around: ReadonlyArray<string>
  hasAmount: boolean
}

function matchOf(
  name: LineName,
  { stems, foods, family, around, hasAmount }: Seen,
): { rank: Rank; score: number } | null {
  const all = new Set([...stems, ...around])
  const shared = around.filter((stem) => name.words.has(stem)).length
  const isSame = foods.some((food) => name.foods.has(food))
  const own = stems.filter(
    (stem) => name.words.has(stem) || [...name.heads].some((word) => isPartOfCompound(stem, word)),
  )
  if (own.length === stems.length) {
    const isWhole = [...name.identity].every((word) => all.has(word))
    const isHead = stems.some(
      (stem) => name.heads.has(stem) || [...name.heads].some((head) => isPartOfCompound(stem, head)),
    )
    const missing = [...name.identity].filter((word) => !all.has(word)).length
    if (isWhole && name.isAlternative) return { rank: 'short-name', score: shared }
    if (isWhole) return { rank: 'named', score: stems.length + shared }
    if (isSame) return { rank: 'same-food', score: shared + stems.length }
    // "Onion" means no spring onions, because the food table tells them apart, unless no other onion is there.
    if (isHead && stems.length === 1 && products.has(stems[0] ?? '') && !hasAmount) return null
    if (isHead) return { rank: 'short-name', score: shared - missing / 4 }
    // The coconut of a step is not the coconut milk of the list.
    return foods.length === 0 ? { rank: 'part-of-name', score: shared - missing / 4 } : null
  }
  if (isSame && name.isAlternative) return { rank: 'short-name', score: shared - 1 }
  if (isSame) return { rank: 'same-food', score: shared + own.length }
  const isMember = [...name.foods].some((food) => family.some((one) => isInFamily(food, one)))
  return isMember ? { rank: 'family', score: 0 } : null
}
