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

test('prefers the saved theme over the system’s', () => {
  expect(visit({ saved: 'dark' }).root.dataset.theme).toBe('dark')
  expect(visit({ saved: 'light', prefersDark: true }).root.dataset.theme).toBe('light')
})

test('follows the system when nothing valid is saved', () => {
  expect(visit({ prefersDark: true }).root.dataset.theme).toBe('dark')
  expect(visit({ saved: 'sepia' }).root.dataset.theme).toBe('light')
})

test('follows the system when it changes to dark', () => {
  const { root, systemTurns } = visit({})
  systemTurns(true)
  expect(root.dataset.theme).toBe('dark')
})

test('sets the theme in a browser that forbids storage', () => {
  expect(visit({ forbidsStorage: true, prefersDark: true }).root.dataset.theme).toBe('dark')
})
