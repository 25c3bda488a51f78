import { z } from 'zod'
import { optionalText, rowNumberField } from '../forms/form-fields.ts'
import { numberText } from '../text/number-text.ts'
import { decisions, longestReason, needsReason } from './moderation.ts'

const tooLong = `A reason has at most ${numberText(longestReason)} characters`
/** A reason that the decision may do without. */
export const optionalReason = optionalText(longestReason, tooLong)
export const reasonMissing = 'Give a reason. The author will see it'
const neededReason = z.string(reasonMissing).trim().min(1, reasonMissing).max(longestReason, tooLong)

const Claim = z.object({ intent: z.enum(['claim', 'take-over', 'release']), reason: z.string().default('') })

const Decided = z.object({
  intent: z.enum(decisions),
  reason: optionalReason,
  /** The versions of the item and the recipe that the editor read. */
  version: rowNumberField,
  recipeVersion: rowNumberField,
})

/** The buttons of a moderation item. Claiming an item keeps the reason that was typed so far. */
export const ModerationForm = z.discriminatedUnion('intent', [Claim, Decided])

const WithReason = z.object({ reason: neededReason })
const WithAnyReason = z.object({ reason: Claim.shape.reason })

/** Returns the form that the browser checks. The server first checks whether the decision is still possible. */
export function reasonForm(intent: string) {
  const decision = decisions.find((known) => known === intent)
  return decision && needsReason(decision) ? WithReason : WithAnyReason
}

const mostSelected = 100
const noReason = 'Give a reason. The authors will see it'

/**
 * Returns the form for one decision about all selected rows, each with the versions that the editor read. Rejecting
 * needs a reason.
 */
function formAbout<Row>(rowOf: (value: string) => ReadonlyArray<Row>) {
  const Bulk = z.object({
    intent: z.enum(['approve', 'reject']),
    ticked: z.preprocess(
      (sent) => [sent ?? []].flat(),
      z.array(z.string()).transform((values) => values.flatMap(rowOf).slice(0, mostSelected)),
    ),
    reason: optionalReason,
  })
  const BulkReject = Bulk.extend({ reason: z.string(noReason).trim().min(1, noReason).max(longestReason, tooLong) })
  return (intent: string) => (intent === 'reject' ? BulkReject : Bulk)
}

const row = /^(\d{1,9}):(\d{1,9}):(\d{1,9})$/

export const bulkForm = formAbout((value) => {
  const [, id, version, recipeVersion] = row.exec(value) ?? []
  return id ? [{ id: Number(id), version: Number(version), recipeVersion: Number(recipeVersion) }] : []
})

const reviewRow = /^(\d{1,9}):(\d{1,9})$/

/** The form for one decision about several reviews. */
export const reviewBulkForm = formAbout((value) => {
  const [, id, version] = reviewRow.exec(value) ?? []
  return id ? [{ id: Number(id), version: Number(version) }] : []
})
