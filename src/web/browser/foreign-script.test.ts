import { expect, test, vi } from 'vitest'
import { addForeignScript, leaveForeignScript } from './foreign-script.ts'

const origin = 'https://kitchen.example'

/** A tab with a foreign script on the way from a recipe to another page. Back shows the address of that page at once. */
function leaveRecipe(target: string, shown: string) {
  const { pathname, search, hash } = new URL(target, origin)
  const reload = vi.fn<() => void>()
  vi.stubGlobal('document', { head: { append: () => undefined } })
  vi.stubGlobal('window', {
    location: { pathname: new URL(shown, origin).pathname, reload },
    __reactRouterDataRouter: {
      state: { location: { pathname: '/recipe/1' }, navigation: { location: { pathname, search, hash } } },
    },
  })
  addForeignScript({} as HTMLScriptElement)
  let outcome: unknown
  try {
    outcome = leaveForeignScript({ request: new Request(new URL(pathname + search, origin)) })
  } catch (thrown) {
    outcome = thrown
  }
  return { reload, outcome }
}

test('a link from a page with a foreign script loads a document', () => {
  const { outcome, reload } = leaveRecipe('/latest?page=2#end', '/recipe/1')
  expect(outcome).toBeInstanceOf(Response)
  const { headers } = outcome as Response
  expect([headers.get('location'), headers.has('x-remix-reload-document')]).toEqual(['/latest?page=2#end', true])
  expect(reload).not.toHaveBeenCalled()
})

test('Back from a page with a foreign script loads a document, also at a part of a page', () => {
  const { outcome, reload } = leaveRecipe('/#chef-ratings', '/')
  expect(reload).toHaveBeenCalledOnce()
  expect(outcome).toBeInstanceOf(Promise)
})
