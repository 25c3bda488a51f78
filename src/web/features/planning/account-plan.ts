import { type PlanEntry, planChange, withoutEntry } from '../../../core/planning/meal-plan.ts'
import { planInAccount, readEntries } from '../../../core/planning/read-plan.ts'
import { fieldsOf, isText } from '../../../core/text/fields-of.ts'
import { exchangeMs, post } from '../../browser/client.ts'
import { inOneTab } from '../../browser/in-one-tab.ts'
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

/** Returns true if something of this browser's plan would be lost with it. */
export const isUnsentIn = (account: string) => planInAccount(planEntry.read(), account).unsent.length > 0

type Exchanged = { ok: true } | { ok: false; problem: string | null }

const underway = new Map<string, Promise<Exchanged>>()

/**
 * Sends what changed here and reads what changed elsewhere, until nothing is left to send. A visitor's plan moves into
 * the account, also if an earlier attempt failed. The problem is null if the site was not reached.
 *
 * Only one exchange runs at a time: the answer to an older one would undo what a newer one has sent.
 */
export function exchangePlan(account: string): Promise<Exchanged> {
  const running = underway.get(account)
  if (running) return running
  const exchanged = inOneTab('meal-plan', () => exchangeAll(account)).finally(() => underway.delete(account))
  underway.set(account, exchanged)
  return exchanged
}

async function exchangeAll(account: string): Promise<Exchanged> {
  let outcome: Exchanged
  do outcome = await exchangeOnce(account)
  // The cook may have signed out in the meantime, and someone else may use the browser now.
  while (outcome.ok && planEntry.read().account === account && hasUnsent())
  return outcome
}

async function exchangeOnce(account: string): Promise<Exchanged> {
  const before = planEntry.read()
  const sent = planInAccount(before, account)
  if (sent !== before) planEntry.write(sent)
  const ids = sent.unsent.slice(0, mostAtOnce)
  const put = sent.entries.filter(({ id }) => ids.includes(id))
  const remove = ids.filter((id) => !put.some((entry) => entry.id === id))
  const form = new URLSearchParams([['put', JSON.stringify(put)], ...remove.map((id) => ['remove', id])])
  const outcome = await post('/meal-plan/account', form, readAnswer, {
    keepalive: form.toString().length < longestAfterLeaving,
    withinMs: exchangeMs,
  })
  if (!outcome.ok) {
    const problem = outcome.reason === 'refused' ? fieldsOf(outcome.body)['problem'] : null
    return { ok: false, problem: isText(problem) ? problem : null }
  }
  if (planEntry.read().account === account) take(sent.entries, outcome.answer, ids)
  return { ok: true }
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
