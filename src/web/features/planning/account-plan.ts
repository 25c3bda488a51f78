import { type PlanEntry, planChange, withoutEntry } from '../../../core/planning/meal-plan.ts'
import { planInAccount, readEntries } from '../../../core/planning/read-plan.ts'
import { fieldsOf, isText } from '../../../core/text/fields-of.ts'
import { exchangeMs, post } from '../../browser/client.ts'
import { planEntry } from './stored-plan.ts'

/** The most entries per request. The server limits the length of a form, and notes may be long. */
const mostAtOnce = 40
/** Browsers finish requests of up to 64 KB after a visitor has left the page. */
const longestAfterLeaving = 60_000

/** Removes the plan from the browser. The account has it, and another person may use the browser next. */
export const forgetPlan = () => planEntry.remove()

export const hasUnsent = () => planEntry.read().unsent.length > 0

/** Returns true if the plan of this browser is not in the account, or changed since. */
export const isToSend = (account: string) => planEntry.read().account !== account || hasUnsent()

type Exchanged = { ok: true } | { ok: false; problem: string | null }

/**
 * Sends what changed here and reads what changed elsewhere. A visitor's plan moves into the account, also if an earlier
 * attempt failed. The problem is null if the site was not reached.
 */
export async function exchangePlan(account: string, signal?: AbortSignal): Promise<Exchanged> {
  const before = planEntry.read()
  const sent = planInAccount(before, account)
  if (sent !== before) planEntry.write(sent)
  const ids = sent.unsent.slice(0, mostAtOnce)
  const put = sent.entries.filter(({ id }) => ids.includes(id))
  const remove = ids.filter((id) => !put.some((entry) => entry.id === id))
  const form = new URLSearchParams([['put', JSON.stringify(put)], ...remove.map((id) => ['remove', id])])
  const outcome = await post('/meal-plan/account', form, readAnswer, {
    keepalive: form.toString().length < longestAfterLeaving,
    signal,
    withinMs: exchangeMs,
  })
  if (signal?.aborted) return { ok: true }
  if (!outcome.ok) {
    const said = outcome.reason === 'refused' ? fieldsOf(outcome.said)['problem'] : null
    return { ok: false, problem: isText(said) ? said : null }
  }
  // The cook signed out meanwhile, and another person may use the browser next.
  if (planEntry.read().account !== account) return { ok: true }
  take(sent.entries, outcome.answer, ids)
  return hasUnsent() && planEntry.read().unsent.some((id) => sent.unsent.includes(id))
    ? exchangePlan(account, signal)
    : { ok: true }
}

/** Takes over the account's plan, beside what changed here during the request. */
function take(before: ReadonlyArray<PlanEntry>, account: ReadonlyArray<PlanEntry>, sentIds: ReadonlyArray<string>) {
  const now = planEntry.read()
  const meanwhile = planChange(before, now.entries)
  const changed = new Set([...meanwhile.put.map(({ id }) => id), ...meanwhile.remove])
  const unsent = now.unsent.filter((id) => !sentIds.includes(id) || changed.has(id))
  const mine = new Map(now.entries.map((entry) => [entry.id, entry]))
  const theirs = unsent.reduce<ReadonlyArray<PlanEntry>>((entries, id) => withoutEntry(entries, id), account)
  const waiting = unsent.flatMap((id) => mine.get(id) ?? [])
  planEntry.write({ ...now, entries: [...theirs, ...waiting], unsent })
}

function readAnswer(value: unknown): Array<PlanEntry> | undefined {
  const { entries } = fieldsOf(value)
  return Array.isArray(entries) ? readEntries(entries) : undefined
}
