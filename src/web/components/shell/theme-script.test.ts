import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { themeScript } from './theme-script.ts'

interface Visitor {
  saved?: string
  prefersDark?: boolean
  forbidsStorage?: boolean
}

function visit({ saved, prefersDark = false, forbidsStorage = false }: Visitor) {
  const root = { dataset: { theme: 'light' } }
  const system = { matches: prefersDark, listeners: [] as Array<() => void> }
  runInNewContext(themeScript, {
    document: { documentElement: root },
    matchMedia: () => ({
      get matches() {
        return system.matches
      },
      addEventListener: (_name: string, listener: () => void) => system.listeners.push(listener),
    }),
    addEventListener: () => {},
    get localStorage() {
      if (forbidsStorage) throw new Error('Storage is forbidden')
      return { getItem: (name: string) => (name === 'theme' ? (saved ?? null) : null) }
    },
  })
  function systemTurns(dark: boolean) {
    system.matches = dark
    for (const listener of system.listeners) listener()
  }
  return { root, systemTurns }
}

test('the saved theme counts, whatever the system prefers', () => {
  expect(visit({ saved: 'dark' }).root.dataset.theme).toBe('dark')
  expect(visit({ saved: 'light', prefersDark: true }).root.dataset.theme).toBe('light')
})

test('with nothing saved, or nonsense, the system decides', () => {
  expect(visit({ prefersDark: true }).root.dataset.theme).toBe('dark')
  expect(visit({ saved: 'sepia' }).root.dataset.theme).toBe('light')
})

test('the page follows the system when evening comes', () => {
  const { root, systemTurns } = visit({})
  systemTurns(true)
  expect(root.dataset.theme).toBe('dark')
})

test('a browser that forbids storage still gets its theme', () => {
  expect(visit({ forbidsStorage: true, prefersDark: true }).root.dataset.theme).toBe('dark')
})
