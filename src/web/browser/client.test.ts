import { expect, onTestFinished, test, vi } from 'vitest'
import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router'
import { fromLoader, get, isSiteThere, post, send } from './client.ts'

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
  expect(await get('/soup', readTitle)).toEqual({ ok: false, reason: 'refused', status: code, said: { error: 'No' } })
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
  leaving.abort()
  expect(await outcome).toEqual({ ok: false, reason: 'aborted' })
  expect(vi.getTimerCount()).toBe(0)
})

test('reports an abort during a request', async () => {
  const leaving = new AbortController()
  const hanging = () =>
    new Promise<Response>((_, reject) => leaving.signal.addEventListener('abort', () => reject(leaving.signal.reason)))
  const asked = stubFetch(hanging)
  const outcome = get('/soup', readTitle, leaving.signal)
  leaving.abort()
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

test('retries and checks loaders, and returns null on failure', async () => {
  stopClock()
  const { signal } = new AbortController()
  const failures = [new TypeError('Failed to fetch'), new ErrorResponse(503, '', '')]
  const loader = vi.fn<() => Promise<unknown>>(async () => {
    const failure = failures.shift()
    if (failure) throw failure
    return { title: 'Soup' }
  })
  const answer = fromLoader(loader, readTitle, signal)
  await vi.runAllTimersAsync()
  expect(await answer).toBe('Soup')
  expect(loader).toHaveBeenCalledTimes(3)
  expect(await fromLoader(async () => ({ name: 'Soup' }), readTitle, signal)).toBe(null)
  const gone = vi.fn<() => Promise<unknown>>(() => Promise.reject(new ErrorResponse(404, '', '')))
  expect(await fromLoader(gone, readTitle, signal)).toBe(null)
  expect(gone).toHaveBeenCalledTimes(1)
})
