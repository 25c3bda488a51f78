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
