import { expect, test, vi } from 'vitest'
import { watchForNewRelease } from './lost-modules.ts'

/** Reloads the page on the way to an address, while the browser shows another one or, after Back, the same. */
function loadPageAnew(target: string, shown: string) {
  const { pathname, search, hash } = new URL(target, 'https://kitchen.example')
  const location = { pathname: shown, assign: vi.fn<(address: string) => void>(), reload: vi.fn<() => void>() }
  const page: Partial<Window> = {
    addEventListener: () => undefined,
    __reactRouterDataRouter: {
      state: {
        location: { pathname: '/latest', key: 'default' },
        navigation: { state: 'loading', location: { pathname, search, hash } },
        fetchers: new Map(),
        actionData: null,
      },
    },
  }
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined })
  vi.stubGlobal('location', location)
  vi.stubGlobal('window', page)
  watchForNewRelease()
  page.loadPageAnew?.()
  return location
}

test('loads the page that a link leads to', () => {
  const { assign, reload } = loadPageAnew('/recipe/1?scale=2#reviews', '/latest')
  expect(assign).toHaveBeenCalledExactlyOnceWith('/recipe/1?scale=2#reviews')
  expect(reload).not.toHaveBeenCalled()
})

test('loads the page that Back leads to, although its address is shown already', () => {
  const { assign, reload } = loadPageAnew('/recipe/1#reviews', '/recipe/1')
  expect(reload).toHaveBeenCalledOnce()
  expect(assign).not.toHaveBeenCalled()
})
