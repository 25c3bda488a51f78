import { z } from 'zod'
import { optionalText, rowNumberField } from '../forms/form-fields.ts'
import { decisions, longestReason, needsReason } from './moderation.ts'

const tooLong = `A reason has at most ${longestReason.toLocaleString('en')} characters`
const someReason = optionalText(longestReason, tooLong)
export const reasonMissing = 'Give a reason. The author will see it'
const neededReason = z.string(reasonMissing).trim().min(1, reasonMissing).max(longestReason, tooLong)

const Claim = z.object({ intent: z.enum(['claim', 'take-over', 'release']), reason: z.string().default('') })

const Decided = z.object({
  intent: z.enum(decisions),
  reason: someReason,
  /** The versions of the item and the recipe that the editor read. */
  version: rowNumberField,
  recipeVersion: rowNumberField,
})

/** The buttons of a moderation item. Claiming an item keeps the reason that was typed so far. */
export const ReviewForm = z.discriminatedUnion('intent', [Claim, Decided])

const WithReason = z.object({ reason: neededReason })
const WithAnyReason = z.object({ reason: Claim.shape.reason })

/** Returns the form that the browser checks. The server first checks whether the decision is still possible. */
export function reasonForm(intent: string) {
  const decision = decisions.find((known) => known === intent)
  return decision && needsReason(decision) ? WithReason : WithAnyReason
}

const row = /^(\d{1,9}):(\d{1,9}):(\d{1,9})$/
const mostSelected = 100

const Bulk = z.object({
  intent: z.enum(['approve', 'reject']),
  /** The selected items, each with the versions that the editor read. */
  ticked: z.preprocess(
    (sent) => [sent ?? []].flat(),
    z.array(z.string()).transform((values) => values.flatMap(rowOf).slice(0, mostSelected)),
  ),
  reason: someReason,
})
const noReason = 'Give a reason. The authors will see it'
const BulkReject = Bulk.extend({ reason: z.string(noReason).trim().min(1, noReason).max(longestReason, tooLong) })

/** Returns the form for one decision about all selected items. Rejecting needs a reason. */
export const bulkForm = (intent: string) => (intent === 'reject' ? BulkReject : Bulk)

function rowOf(value: string) {
  const [, id, version, recipeVersion] = row.exec(value) ?? []
  return id ? [{ id: Number(id), version: Number(version), recipeVersion: Number(recipeVersion) }] : []
}
