import { expect, onTestFinished, test, vi } from 'vitest'
import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router'
import { fromLoader, get, isSiteThere, post, retryPageReads, send } from './client.ts'

const readTitle = (value: unknown) =>
  typeof value === 'object' && value !== null && 'title' in value ? String(value.title) : undefined

const soup = () => Response.json({ title: 'Soup' })
const cutOff = () => Promise.reject(new TypeError('Failed to fetch'))
const status = (code: number, body: object = {}) => Response.json(body, { status: code })

const broken = () =>
  new Response(new ReadableStream({ start: (controller) => controller.error(new TypeError('network error')) }))

/** Returns the answers in this order and repeats the last one. */
function stubFetch(...answers: ReadonlyArray<() => Response | Promise<Response>>) {
  const left = [...answers]
  const asked = vi.fn<typeof fetch>(async (_address, init) => {
    init?.signal?.throwIfAborted()
    const answer = left.length > 1 ? left.shift() : left[0]
    return answer ? answer() : cutOff()
  })
  vi.stubGlobal('fetch', asked)
  stopClock()
  return asked
}

function stopClock() {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
}

test('returns a checked answer', async () => {
  const asked = stubFetch(soup)
  expect(await get('/soup', readTitle)).toEqual({ ok: true, answer: 'Soup' })
  expect(asked).toHaveBeenCalledTimes(1)
})

test.each([[cutOff], [() => status(502)], [() => status(503)], [() => status(504)]])(
  'retries a passing failure after 0.5 and 2 seconds',
  async (failure) => {
    const asked = stubFetch(failure, failure, soup)
    const outcome = get('/soup', readTitle)
    await vi.advanceTimersByTimeAsync(499)
    expect(asked).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(asked).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(1_999)
    expect(asked).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(1)
    expect(asked).toHaveBeenCalledTimes(3)
    expect(await outcome).toEqual({ ok: true, answer: 'Soup' })
  },
)

const readLength = (value: unknown) => (value as Array<string>).length

const soupAfter29Seconds = () => new Promise<Response>((resolve) => setTimeout(() => resolve(soup()), 29_000))

test('gives up on an answer that takes too long, and not before', async () => {
  stubFetch(soupAfter29Seconds)
  const outcome = post('/soup', {}, readTitle, { withinMs: 30_000 })
  await vi.advanceTimersByTimeAsync(29_000)
  expect(await outcome).toEqual({ ok: true, answer: 'Soup' })

  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', reject)),
  )
  const hanging = post('/soup', {}, readTitle, { withinMs: 30_000 })
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await hanging).toEqual({ ok: false, reason: 'unreachable' })
  const left = new AbortController()
  const leaving = post('/soup', {}, readTitle, { withinMs: 30_000, signal: left.signal })
  left.abort()
  expect(await leaving).toEqual({ ok: false, reason: 'aborted' })
})

test('reports an answer whose check throws as unreadable', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  const asked = stubFetch(() => Response.json(null))
  expect(await get('/soup', readLength)).toEqual({ ok: false, reason: 'unreadable' })
  expect(asked).toHaveBeenCalledTimes(1)
})

test('gives up after three attempts', async () => {
  const asked = stubFetch(cutOff)
  const outcome = get('/soup', readTitle)
  await vi.runAllTimersAsync()
  expect(await outcome).toEqual({ ok: false, reason: 'unreachable' })
  expect(asked).toHaveBeenCalledTimes(3)
})

test('retries when the body breaks off', async () => {
  const asked = stubFetch(broken, soup)
  const outcome = get('/soup', readTitle)
  await vi.runAllTimersAsync()
  expect(await outcome).toEqual({ ok: true, answer: 'Soup' })
  expect(asked).toHaveBeenCalledTimes(2)
})

test.each([400, 401, 403, 404, 429, 500])('does not retry status %i and returns its JSON', async (code) => {
  const asked = stubFetch(() => status(code, { error: 'No' }))
  expect(await get('/soup', readTitle)).toEqual({ ok: false, reason: 'refused', status: code, body: { error: 'No' } })
  expect(asked).toHaveBeenCalledTimes(1)
})

test.each([() => Response.json({ name: 'Soup' }), () => Response.json(null), () => new Response('<h1>Soup</h1>')])(
  'does not retry an answer of another shape',
  async (answer) => {
    const asked = stubFetch(answer)
    expect(await get('/soup', readTitle)).toEqual({ ok: false, reason: 'unreadable' })
    expect(asked).toHaveBeenCalledTimes(1)
  },
)

test('stops retrying after an abort and leaves no timer', async () => {
  const asked = stubFetch(cutOff)
  const leaving = new AbortController()
  const outcome = get('/soup', readTitle, leaving.signal)
  await vi.advanceTimersByTimeAsync(600)
  expect(asked).toHaveBeenCalledTimes(2)
  leaving.abort(new Error('left'))
  expect(await outcome).toEqual({ ok: false, reason: 'aborted' })
  expect(vi.getTimerCount()).toBe(0)
})

test('reports an abort during a request', async () => {
  const leaving = new AbortController()
  const hanging = () =>
    new Promise<Response>((_, reject) => leaving.signal.addEventListener('abort', () => reject(leaving.signal.reason)))
  const asked = stubFetch(hanging)
  const outcome = get('/soup', readTitle, leaving.signal)
  leaving.abort(new Error('left'))
  expect(await outcome).toEqual({ ok: false, reason: 'aborted' })
  expect(asked).toHaveBeenCalledTimes(1)
})

test.each([cutOff, () => status(503)])('sends writes once', async (failure) => {
  const asked = stubFetch(failure)
  expect((await post('/soups', { title: 'Soup' }, readTitle)).ok).toBe(false)
  expect(asked).toHaveBeenCalledTimes(1)
})

test('sends objects as JSON and forms as forms', async () => {
  const asked = stubFetch(soup)
  expect(await post('/soups', { title: 'Soup' }, readTitle)).toEqual({ ok: true, answer: 'Soup' })
  const form = new URLSearchParams({ title: 'Soup' })
  await send('/soups', form, { keepalive: true })
  expect(asked.mock.calls).toEqual([
    ['/soups', { method: 'POST', body: '{"title":"Soup"}', headers: { 'content-type': 'application/json' } }],
    ['/soups', { method: 'POST', body: form, keepalive: true }],
  ])
})

test('checks once whether the site answers', async () => {
  const asked = stubFetch(cutOff)
  expect(await isSiteThere()).toBe(false)
  expect(asked).toHaveBeenCalledTimes(1)
  stubFetch(() => new Response('ok'))
  expect(await isSiteThere()).toBe(true)
})

test('checks loaders, and returns null on failure', async () => {
  expect(await fromLoader(async () => ({ title: 'Soup' }), readTitle)).toBe('Soup')
  expect(await fromLoader(async () => ({ name: 'Soup' }), readTitle)).toBe(null)
  expect(await fromLoader(() => Promise.reject(new ErrorResponse(404, '', '')), readTitle)).toBe(null)
})

/** Reads an address as React Router does, once page reads are retried. */
function readPage(address: string, init: RequestInit = {}) {
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('location', { href: 'http://kitchen.lan/' })
  retryPageReads()
  return fetch(address, init)
}

test.each([
  ['a page', '/latest.data', {}, 3],
  ['a form', '/submit-recipe.data', { method: 'POST' }, 1],
  ['a picture', '/leek.jpg', {}, 1],
])('tries to read %s as often as it may', async (_what, address, init, times) => {
  const asked = stubFetch(cutOff)
  const reading = readPage(address, init).catch(String)
  await vi.runAllTimersAsync()
  expect(await reading).toContain('Failed to fetch')
  expect(asked).toHaveBeenCalledTimes(times)
})

test('returns the first page that arrives, and the error page of the site at once', async () => {
  const asked = stubFetch(cutOff, () => status(502), soup)
  const reading = readPage('/soup.data')
  await vi.runAllTimersAsync()
  expect(await (await reading).json()).toEqual({ title: 'Soup' })
  expect(asked).toHaveBeenCalledTimes(3)
  const failing = stubFetch(() => new Response('', { status: 503, headers: { 'X-Remix-Response': 'yes' } }))
  expect((await readPage('/soup.data')).status).toBe(503)
  expect(failing).toHaveBeenCalledTimes(1)
})

test('stops trying to read a page that is left', async () => {
  const leaving = new AbortController()
  const asked = stubFetch(cutOff)
  const reading = readPage('/latest.data', { signal: leaving.signal }).catch(String)
  leaving.abort(new Error('left'))
  await vi.runAllTimersAsync()
  expect(await reading).toContain('left')
  expect(asked.mock.calls.length).toBeLessThan(3)
})
