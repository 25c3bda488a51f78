import { expect, test, vi } from 'vitest'
import type { PlanEntry } from '../../../core/planning/meal-plan.ts'
import { exchangePlan } from './account-plan.ts'
import { changeEntries, planEntry } from './stored-plan.ts'

const dinner = (title: string): PlanEntry => ({
  id: 'entry-number-one',
  day: '2030-01-07',
  meal: 'Dinner',
  kind: 'text',
  title,
  note: '',
})

function stubStorage() {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => stored.set(name, text),
  })
}

/** Answers the requests in the order that the test wants. Each request counts when it is answered. */
function stubSlowSite() {
  const account: { entries: ReadonlyArray<PlanEntry> } = { entries: [] }
  const waiting: Array<() => void> = []
  vi.stubGlobal('fetch', (_address: string, { body }: { body: URLSearchParams }) => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    waiting.push(() => {
      const put = JSON.parse(body.get('put') ?? '[]') as Array<PlanEntry>
      if (put.length > 0) account.entries = put
      resolve(Response.json(account))
    })
    return promise
  })
  return { account, waiting }
}

test('a change that is made while an older one is sent reaches the account last', async () => {
  stubStorage()
  const { account, waiting } = stubSlowSite()
  planEntry.write({ ...planEntry.read(), account: 'cook', entries: [], unsent: [] })
  changeEntries(() => [dinner('Soup')])
  const first = exchangePlan('cook')
  await vi.waitFor(() => expect(waiting).toHaveLength(1))
  changeEntries(() => [dinner('Salad')])
  const second = exchangePlan('cook')
  // The newest request is answered first, as on a bad connection.
  for (let answered = 0; answered < 2; answered += 1) {
    await vi.waitFor(() => expect(waiting.length).toBeGreaterThan(0))
    waiting.pop()?.()
  }
  await Promise.all([first, second])
  expect(account.entries).toEqual([dinner('Salad')])
  expect(planEntry.read()).toMatchObject({ entries: [dinner('Salad')], unsent: [] })
})
