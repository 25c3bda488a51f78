import { expect, test } from 'vitest'
import { createSheetHistory } from './sheet-history.ts'

const origin = 'https://kitchen.example'

interface Entry {
  state: unknown
  url: string
}

/** A window with a history like a browser's: steps happen later, and listeners hear of them. */
function fakeTab(path: string) {
  const listeners: Array<(event: { stopImmediatePropagation: () => void }) => void> = []
  const entries: Array<Entry> = [{ state: { idx: 0, key: 'first' }, url: origin + path }]
  const heard: Array<string> = []
  let at = 0
  let left = false
  const resolve = (url: unknown) => (url ? new URL(String(url), entries[at]?.url).href : (entries[at]?.url ?? ''))
  const history = {
    get state() {
      return entries[at]?.state
    },
    pushState(state: unknown, _unused: string, url?: unknown) {
      entries.splice(at + 1, Infinity, { state, url: resolve(url) })
      at++
    },
    replaceState(state: unknown, _unused: string, url?: unknown) {
      entries[at] = { state, url: resolve(url) }
    },
    go(by: number) {
      setTimeout(() => {
        if (at + by < 0) left = true
        if (!entries[at + by]) return
        at += by
        let isStopped = false
        const event = { stopImmediatePropagation: () => (isStopped = true) }
        for (const listener of listeners) listener(event)
        if (!isStopped) heard.push(location())
      }, 1)
    },
    back() {
      history.go(-1)
    },
  }
  const location = () => (entries[at]?.url ?? '').slice(origin.length)
  const page = {
    history,
    get location() {
      return new URL(entries[at]?.url ?? '')
    },
    addEventListener: (_name: string, listener: (typeof listeners)[number]) => listeners.push(listener),
  }
  return {
    sheets: createSheetHistory(page as unknown as Window),
    history,
    location,
    /** The addresses that the router heard of. */
    heard,
    paths: () => entries.slice(0, at + 1).map(({ url }) => url.slice(origin.length)),
    hasLeft: () => left,
  }
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 30))

test('Back closes the uppermost sheet, and the router hears nothing', async () => {
  const { sheets, history, heard, paths, hasLeft } = fakeTab('/import')
  const closed: Array<string> = []
  const endFirst = sheets.hold(() => {
    closed.push('first')
    endFirst()
  })
  await settled()
  const endSecond = sheets.hold(() => {
    closed.push('second')
    endSecond()
  })
  await settled()
  history.back()
  await settled()
  expect(closed).toEqual(['second'])
  history.back()
  await settled()
  expect(closed).toEqual(['second', 'first'])
  expect(heard).toEqual([])
  expect(paths()).toEqual(['/import'])
  expect(hasLeft()).toBe(false)
  history.back()
  await settled()
  expect(hasLeft()).toBe(true)
})

test('a sheet that is closed by its button leaves no entry behind', async () => {
  const { sheets, heard, paths } = fakeTab('/search')
  const end = sheets.hold(() => expect.unreachable())
  await settled()
  expect(paths()).toEqual(['/search', '/search'])
  end()
  await settled()
  expect(paths()).toEqual(['/search'])
  expect(heard).toEqual([])
})

test('a dialog that makes room for the next one shares its entry', async () => {
  const { sheets, paths } = fakeTab('/import')
  const end = sheets.hold(() => expect.unreachable())
  await settled()
  end()
  sheets.hold(() => undefined)
  await settled()
  expect(paths()).toEqual(['/import', '/import'])
})

test('a page opened from a sheet takes the place of its entry', async () => {
  const { sheets, history, heard, paths } = fakeTab('/plan')
  const end = sheets.hold(() => expect.unreachable())
  await settled()
  history.pushState({ idx: 1, key: 'second' }, '', '/recipe/1')
  end()
  await settled()
  expect(paths()).toEqual(['/plan', '/recipe/1'])
  history.back()
  await settled()
  expect(heard).toEqual(['/plan'])
})

test('a page that opens while a sheet closes stays', async () => {
  const { sheets, history, heard, paths } = fakeTab('/import')
  const end = sheets.hold(() => expect.unreachable())
  await settled()
  end()
  // The sheet's step is under way when the router answers.
  await new Promise((resolve) => setTimeout(resolve))
  history.pushState({ idx: 1, key: 'second' }, '', '/recipe/1')
  await settled()
  expect(paths()).toEqual(['/import', '/recipe/1'])
  expect(heard).toEqual([])
})

test('filters that change below an open sheet survive its closing', async () => {
  const { sheets, history, heard, paths, location } = fakeTab('/search')
  const end = sheets.hold(() => end())
  await settled()
  history.pushState({ idx: 1, key: 'vegan' }, '', '/search?diet=vegan')
  await settled()
  history.replaceState({ idx: 1, key: 'quick' }, '', '/search?diet=vegan&time=30')
  history.back()
  await settled()
  expect(location()).toBe('/search?diet=vegan&time=30')
  expect(history.state).toEqual({ idx: 1, key: 'quick' })
  expect(paths()).toEqual(['/search', '/search?diet=vegan&time=30'])
  expect(heard).toEqual([])
})

test('a dialog that refuses to close gets its entry again', async () => {
  const { sheets, history, paths } = fakeTab('/import')
  sheets.hold(() => undefined)
  await settled()
  history.back()
  await settled()
  expect(paths()).toEqual(['/import', '/import'])
})

test('Back closes a sheet after a link to a part of the page', async () => {
  const { sheets, history, paths } = fakeTab('/recipe/1')
  // The browser adds such an entry without the router's state.
  history.pushState(null, '', '#ingredients')
  const end = sheets.hold(() => end())
  await settled()
  history.back()
  await settled()
  expect(paths()).toEqual(['/recipe/1', '/recipe/1#ingredients'])
  history.back()
  await settled()
  expect(paths()).toEqual(['/recipe/1'])
})

test('Forward does not stop at the entry of a closed sheet', async () => {
  const { sheets, history, paths } = fakeTab('/search')
  const end = sheets.hold(() => end())
  await settled()
  history.back()
  await settled()
  history.go(1)
  await settled()
  expect(paths()).toEqual(['/search'])
})
