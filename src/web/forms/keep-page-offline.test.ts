import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { toast } from '../ui/toast.ts'
import { keepPageOffline } from './keep-page-offline.ts'

const shown = vi.spyOn(toast, 'error').mockImplementation(() => undefined as never)
afterEach(() => shown.mockClear())
afterAll(() => shown.mockRestore())

const request = new Request('http://site.test/admin/affiliates')
const failing = (cause: unknown) => keepPageOffline({ request, serverAction: () => Promise.reject(cause) })

test.each([
  ['a fault of the site', new Error('Unexpected Server Error'), 'Something went wrong'],
  ['an answer that ends early', new Error('Unable to decode turbo-stream response'), 'No connection'],
  ['a request without an answer', new TypeError('Failed to fetch'), 'No connection'],
])('keeps the page and the typed text after %s', async (_, cause, title) => {
  vi.stubGlobal('window', {})
  vi.stubGlobal('navigator', { onLine: true })
  expect(await failing(cause)).toMatchObject({ init: { status: 503 } })
  expect(shown.mock.calls).toEqual([[title, expect.stringContaining('what you typed is still here')]])
})

test('leaves an error of the page itself to the error page', async () => {
  const bug = new Error('x is not a function')
  await expect(failing(bug)).rejects.toBe(bug)
  expect(shown).not.toHaveBeenCalled()
})

test.each([
  ['was not sent', new TypeError('Failed to fetch'), false, 'The site didn’t answer'],
  ['broke off', new TypeError('Failed to fetch'), true, 'It may have worked'],
  [
    'met a site that is down',
    new ErrorResponse(503, '', '<h1>Service Unavailable</h1>'),
    true,
    'The site didn’t answer',
  ],
  ['met a proxy that waited too long', new ErrorResponse(504, '', '<h1>Timeout</h1>'), true, 'It may have worked'],
])('says whether a request may have arrived that %s', async (_, cause, onLine, text) => {
  vi.stubGlobal('window', {})
  vi.stubGlobal('navigator', { onLine })
  await failing(cause)
  expect(shown.mock.calls).toEqual([['No connection', expect.stringContaining(text)]])
})

test('keeps the answer on its page, such as codes that are shown only once', async () => {
  const codes = { codes: ['one', 'two'] }
  const at = (pathname: string) => ({
    __reactRouterDataRouter: { state: { location: { pathname }, actionData: { 'routes/affiliates': codes } } },
  })
  vi.stubGlobal('navigator', { onLine: false })
  vi.stubGlobal('window', at('/admin/affiliates'))
  expect(await failing(new TypeError('Failed to fetch'))).toMatchObject({ data: codes })
  vi.stubGlobal('window', at('/admin/users'))
  expect(await failing(new TypeError('Failed to fetch'))).toMatchObject({ data: undefined })
})
