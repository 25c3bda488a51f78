import { expect, test, vi } from 'vitest'
import { storedEntry } from './stored-entry.ts'

type Kind = 'works' | 'full' | 'forbidden'

function refuse() {
  throw new DOMException('The quota has been exceeded', 'QuotaExceededError')
}

/** Stubs the browser's storage and the window that receives storage events. */
function stubBrowser(kind: Kind = 'works', stored: Record<string, string> = {}) {
  const browser = {
    kind,
    entries: new Map(Object.entries(stored)),
    told: new Set<(event: { key: string | null; storageArea: unknown }) => void>(),
  }
  const storage = {
    getItem: (name: string) => browser.entries.get(name) ?? null,
    setItem: (name: string, text: string) =>
      void (browser.kind === 'full' ? refuse() : browser.entries.set(name, text)),
    removeItem: (name: string) => void browser.entries.delete(name),
  }
  // Vitest removes the property below after the test.
  vi.stubGlobal('localStorage', undefined)
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => (browser.kind === 'forbidden' ? refuse() : storage),
  })
  vi.stubGlobal('window', {
    addEventListener: (_name: string, listener: (event: { key: string | null; storageArea: unknown }) => void) =>
      browser.told.add(listener),
  })
  function otherTab(key: string | null, text?: string, storageArea: unknown = storage) {
    if (key === null) browser.entries.clear()
    else if (text === undefined) browser.entries.delete(key)
    else browser.entries.set(key, text)
    for (const listener of browser.told) listener({ key, storageArea })
  }
  return { ...browser, browser, otherTab }
}

const isStrings = (value: unknown): value is Array<string> =>
  Array.isArray(value) && value.every((word) => typeof word === 'string')

const none: Array<string> = []
const wordsEntry = () =>
  storedEntry({ name: 'words', version: 1, empty: none, check: (value) => (isStrings(value) ? value : undefined) })

test('reads back what was written, as the same object until it changes', () => {
  const { entries } = stubBrowser()
  const words = wordsEntry()
  expect(words.write(['leek'])).toBe(true)
  expect(words.read()).toEqual(['leek'])
  expect(words.read()).toBe(words.read())
  expect(entries.get('words')).toBe('{"version":1,"value":["leek"]}')
  expect(wordsEntry().read()).toEqual(['leek'])
  words.remove()
  expect(words.read()).toBe(none)
  expect(entries.has('words')).toBe(false)
})

test('reads entries without a version', () => {
  stubBrowser('works', { words: '["leek","soup"]', keys: 'off' })
  expect(wordsEntry().read()).toEqual(['leek', 'soup'])
  const keys = storedEntry({
    name: 'keys',
    version: 1,
    empty: 'on',
    check: (value) => (value === 'off' ? value : undefined),
  })
  expect(keys.read()).toBe('off')
})

test('passes the version of an older entry to the check and reads a newer one as empty', () => {
  stubBrowser('works', { amount: '{"version":1,"value":"2"}' })
  const amount = storedEntry<number>({
    name: 'amount',
    version: 2,
    empty: 0,
    check: (value, version) => (version < 2 ? Number(value) : (value as number)),
  })
  expect(amount.read()).toBe(2)
  amount.write(3)
  expect(amount.read()).toBe(3)
  stubBrowser('works', { words: '{"version":2,"value":["leek"]}' })
  expect(wordsEntry().read()).toEqual([])
})

test.each(['', 'nonsense', '{"not": "a list"', '[1]', 'null', '7', '{"version":1}', '{"version":1,"value":{"a":1}}'])(
  'reads damaged content as empty: %s',
  (text) => {
    stubBrowser('works', { words: text })
    expect(wordsEntry().read()).toBe(none)
  },
)

test.each(['full', 'forbidden'] as const)('holds the value for the tab when storage is %s', (kind) => {
  stubBrowser(kind)
  const words = wordsEntry()
  const listener = vi.fn<() => void>()
  words.subscribe(listener)
  expect(words.isStored()).toBe(true)
  expect(words.write(['leek'])).toBe(false)
  expect(words.read()).toEqual(['leek'])
  expect(words.isStored()).toBe(false)
  expect(listener).toHaveBeenCalledTimes(1)
  words.remove()
  expect(words.read()).toBe(none)
  expect(words.isStored()).toBe(true)
})

test('prefers a value that could not be stored to the older entry', () => {
  const { browser, entries } = stubBrowser('full', { words: '["old"]' })
  const words = wordsEntry()
  words.write(['new'])
  expect(words.read()).toEqual(['new'])
  browser.kind = 'works'
  expect(words.write(['newer'])).toBe(true)
  expect(entries.get('words')).toContain('newer')
  expect(words.isStored()).toBe(true)
})

test('notifies about changes in this tab and in others, but not about other entries', () => {
  const { otherTab } = stubBrowser()
  const words = wordsEntry()
  const listener = vi.fn<() => void>()
  const leave = words.subscribe(listener)
  words.write(['leek'])
  expect(listener).toHaveBeenCalledTimes(1)
  otherTab('words', '["soup"]')
  expect(listener).toHaveBeenCalledTimes(2)
  expect(words.read()).toEqual(['soup'])
  otherTab('theme', 'dark')
  expect(listener).toHaveBeenCalledTimes(2)
  otherTab(null)
  expect(listener).toHaveBeenCalledTimes(3)
  expect(words.read()).toBe(none)
  leave()
  words.write(['stew'])
  expect(listener).toHaveBeenCalledTimes(3)
})

test('takes over what another tab stores, even while no component shows it', () => {
  const { otherTab } = stubBrowser('full')
  const words = wordsEntry()
  words.write(['mine'])
  otherTab('words', '["theirs"]')
  expect(words.read()).toEqual(['theirs'])
})

test('ignores changes of the other storage area', () => {
  const { otherTab } = stubBrowser('full')
  const words = wordsEntry()
  words.write(['mine'])
  otherTab(null, undefined, 'the other area')
  otherTab('words', '["theirs"]', 'the other area')
  expect(words.read()).toEqual(['mine'])
})

test('stores a bare entry as plain text', () => {
  const { entries } = stubBrowser()
  const theme = storedEntry<string | null>({
    name: 'theme',
    version: 1,
    empty: null,
    isBare: true,
    check: (value) => (value === 'dark' ? value : undefined),
  })
  theme.write('dark')
  expect(entries.get('theme')).toBe('dark')
  expect(theme.read()).toBe('dark')
})

test('keeps session entries apart from local ones', () => {
  const { entries } = stubBrowser()
  const session = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => session.get(name) ?? null,
    setItem: (name: string, text: string) => void session.set(name, text),
  })
  const words = storedEntry<unknown>({
    name: 'words',
    area: 'session',
    version: 1,
    empty: none,
    check: (value) => value,
  })
  words.write(['leek'])
  expect([session.has('words'), entries.has('words')]).toEqual([true, false])
  expect(words.read()).toEqual(['leek'])
})
