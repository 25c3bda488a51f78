import type { RecipeStatus } from '../recipe/recipe.ts'

/** What may lie on the desk: a recipe, a change of a published one, or what a reader reports about one. */
export const reviewKinds = ['recipe', 'revision', 'report'] as const
export type ReviewKind = (typeof reviewKinds)[number]

export const reviewStates = ['open', 'changes-requested', 'approved', 'rejected', 'withdrawn'] as const
export type ReviewState = (typeof reviewStates)[number]

/** What an editor says about an item. `dismiss` and `withdraw` answer a report; `withdraw` also takes back an approval. */
export const verdicts = ['approve', 'request-changes', 'reject', 'dismiss', 'withdraw'] as const
export type Verdict = (typeof verdicts)[number]

/** What may be said about an item that stands where it stands: also a second thought, since everybody errs. */
const sayable: Record<ReviewKind, Partial<Record<ReviewState, ReadonlyArray<Verdict>>>> = {
  recipe: {
    open: ['approve', 'request-changes', 'reject'],
    'changes-requested': ['approve', 'reject'],
    approved: ['withdraw'],
    rejected: ['approve'],
    withdrawn: ['approve'],
  },
  revision: {
    open: ['approve', 'request-changes', 'reject'],
    'changes-requested': ['approve', 'reject'],
  },
  report: { open: ['dismiss', 'withdraw'] },
}

interface Standing {
  kind: ReviewKind
  state: ReviewState
  /** Null where nobody has decided since its cook acted. */
  decision: unknown
  /** Questioned, and saved since without being sent again. */
  isUnsent: boolean
}

/** A recipe its own cook took back is listed again by nobody else, and what its cook is still mending by nobody yet. */
export function verdictsOn({ kind, state, decision, isUnsent }: Standing): ReadonlyArray<Verdict> {
  if (state === 'withdrawn' && decision === null) return []
  const said = sayable[kind][state] ?? []
  return isUnsent ? said.filter((verdict) => verdict !== 'approve') : said
}

/**
 * What the site last had against a recipe. It outlives whatever its cook does: what was questioned is read again unless its
 * cook is trusted, what was taken down in any case.
 */
export type Objection = 'questioned' | 'taken-down'

/** Where an item stands after a verdict. A report is approved when the recipe had to go. */
export function stateAfter(kind: ReviewKind, verdict: Verdict): ReviewState {
  switch (verdict) {
    case 'approve':
      return 'approved'
    case 'request-changes':
      return 'changes-requested'
    case 'reject':
    case 'dismiss':
      return 'rejected'
    case 'withdraw':
      return kind === 'report' ? 'approved' : 'withdrawn'
  }
}

/** What a verdict makes of the recipe; null where it stays as it is. */
export function statusAfter(kind: ReviewKind, verdict: Verdict): RecipeStatus | null {
  if (verdict === 'withdraw') return 'withdrawn'
  if (kind !== 'recipe') return null
  if (verdict === 'approve') return 'published'
  if (verdict === 'request-changes') return 'changes-requested'
  return verdict === 'reject' ? 'rejected' : null
}

/** Nobody is refused without a word. */
export const needsReason = (verdict: Verdict) =>
  verdict === 'request-changes' || verdict === 'reject' || verdict === 'withdraw'

export const longestReason = 2_000

/** An editor who went to lunch holds nobody up. */
export const claimMinutes = 30

/** Something a machine noticed. It decides nothing; an editor looks. */
export interface Finding {
  check: string
  says: string
}
