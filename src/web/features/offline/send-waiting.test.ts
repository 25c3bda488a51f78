import { expect, test, vi } from 'vitest'
import { placeDish } from '../../../core/planning/meal-plan.ts'
import { accountEntry } from '../../shell/account-entry.ts'
import { saveRecipe } from '../collections/saved-recipes.ts'
import { changeEntries, planEntry } from '../planning/stored-plan.ts'
import { act, ownList, sync } from '../shopping/list-store.ts'
import { noList } from '../shopping/stored-list.ts'
import { sendBeforeSignOut } from './send-waiting.ts'

const answers: Record<string, object> = {
  '/saved/account': { ids: ['leek-soup'] },
  '/meal-plan/account': { entries: [] },
  '/api/shopping-lists/mine': { revision: 1, isWhole: true, lines: [], atHome: [], aisles: [] },
}

async function workWithoutSite() {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => stored.set(name, text),
    removeItem: (name: string) => stored.delete(name),
  })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('No connection')))
  accountEntry.write('ada')
  planEntry.write({ ...planEntry.read(), account: 'ada', entries: [], unsent: [] })
  ownList.write({ ...noList, place: { kind: 'account', id: 'ada' } })
  expect(await sendBeforeSignOut()).toEqual([])
  saveRecipe('leek-soup')
  changeEntries((entries) => [
    ...entries,
    placeDish({ kind: 'text', title: 'Soup' }, { day: '2026-11-23', meal: 'Dinner' }, 'entry-one'),
  ])
  act(ownList, { kind: 'add', lines: [{ id: 'id-leeks', line: 'leeks', recipes: [] }] })
  await sync(ownList)
}

test('a sign-out sends the changes made without a connection', async () => {
  await workWithoutSite()
  vi.stubGlobal('fetch', (address: string) => Promise.resolve(Response.json(answers[address])))
  expect(await sendBeforeSignOut()).toEqual([])
})

test('a sign-out learns what could not be sent', async () => {
  await workWithoutSite()
  expect(await sendBeforeSignOut()).toEqual(['saved recipes', 'meal plan', 'shopping lists'])
})

test('a sign-out does not ask about a list that is gone', async () => {
  await workWithoutSite()
  ownList.write({ ...ownList.read(), isGone: true })
  expect(await sendBeforeSignOut()).toEqual(['saved recipes', 'meal plan'])
})

test('a sign-out does not wait for a site that hangs', async () => {
  await workWithoutSite()
  const { promise, reject } = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => promise)
  expect(await sendBeforeSignOut(50)).toEqual(['saved recipes', 'meal plan', 'shopping lists'])
  // Other tests wait for the lock of the plan.
  reject(new TypeError('No connection'))
})
