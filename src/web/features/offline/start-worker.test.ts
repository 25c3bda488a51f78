import { expect, onTestFinished, test, vi } from 'vitest'
import type { WorkerMessage } from '../../../core/offline/storing.ts'
import { savedEntry } from '../collections/saved-recipes.ts'
import { cookedEntry } from '../cooking/stored-place.ts'
import { planEntry } from '../planning/stored-plan.ts'
import { startWorker } from './start-worker.ts'

const release = 'two'
const takeOver: WorkerMessage = { kind: 'take-over', release }
const store: WorkerMessage = { kind: 'store', recipes: [] }

/** Opens a page of the new release, while the worker of the release before still answers. */
async function openPage() {
  vi.useFakeTimers()
  vi.stubEnv('PROD', true)
  // A page never stops listening. Tests that run later change the same entries.
  const listens = [savedEntry, planEntry, cookedEntry].map((entry) =>
    vi.spyOn(entry, 'subscribe').mockReturnValue(() => undefined),
  )
  onTestFinished(() => {
    vi.useRealTimers()
    vi.unstubAllEnvs()
    for (const listen of listens) listen.mockRestore()
  })
  const received: Record<'before' | 'next', Array<WorkerMessage>> = { before: [], next: [] }
  const before = { postMessage: (message: WorkerMessage) => received.before.push(message) }
  const next = { postMessage: (message: WorkerMessage) => received.next.push(message) }
  const registration = Object.assign(new EventTarget(), {
    active: before,
    waiting: next as typeof next | null,
    update: () => Promise.resolve(),
  })
  const serviceWorker = Object.assign(new EventTarget(), {
    register: () => Promise.resolve(registration),
    ready: Promise.resolve(registration),
  })
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => stored.set(name, text),
    removeItem: (name: string) => stored.delete(name),
  })
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('document', page)
  vi.stubGlobal('navigator', { onLine: true, serviceWorker })
  vi.stubGlobal(
    'window',
    Object.assign(new EventTarget(), {
      caches: {},
      __reactRouterManifest: { url: `/assets/manifest-${release}.js` },
    }),
  )
  await startWorker()
  return {
    page,
    received,
    answer(by: string) {
      const data = { kind: 'stored', release: by, wanted: 0, stored: 0, problem: null }
      serviceWorker.dispatchEvent(new MessageEvent('message', { data }))
    },
    startNext() {
      Object.assign(registration, { active: next, waiting: null })
      serviceWorker.dispatchEvent(new Event('controllerchange'))
    },
  }
}

test('asks the worker of a new release again to start, while the page is seen', async () => {
  const { page, received, startNext } = await openPage()
  expect(received.next).toEqual([takeOver])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(received.next).toEqual([takeOver, takeOver])
  page.visibilityState = 'hidden'
  await vi.advanceTimersByTimeAsync(30_000)
  expect(received.next).toEqual([takeOver, takeOver])
  page.visibilityState = 'visible'
  startNext()
  await vi.advanceTimersByTimeAsync(30_000)
  expect(received.next).toEqual([takeOver, takeOver, store])
})

test('asks the worker of a new release to store recipes, although the one before has answered', async () => {
  const { received, answer, startNext } = await openPage()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(received.before).toEqual([store])
  startNext()
  answer('one')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(received.next).toEqual([takeOver, store])
  answer('two')
  // The worker keeps what it has stored.
  startNext()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(received.next).toEqual([takeOver, store])
})

test('stops asking the waiting worker once the worker of its own release has answered', async () => {
  const { received, answer } = await openPage()
  answer('two')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(received.next).toEqual([takeOver])
})

test('stores recipes when a tab is seen that was hidden when the new worker started', async () => {
  const { page, received, startNext } = await openPage()
  page.visibilityState = 'hidden'
  startNext()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(received.next).toEqual([takeOver])
  page.visibilityState = 'visible'
  page.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(received.next).toEqual([takeOver, store])
})
