import { expect, test } from 'vitest'
import { findingsOn } from '../axe-findings.ts'
import type { WatchedPage } from '../browser.ts'
import { pressButtons } from './press-buttons.ts'

/** A page with many buttons takes half a minute, and five times as long on a busy machine. */
const pageTimeout = 240_000

interface Visit {
  /** Opens a visitor's page, ready to visit the first address. */
  open: () => Promise<WatchedPage>
  /** Names of buttons that earlier pages have. They are pressed only once. */
  pressed: Set<string>
  /** Returns true for errors that the page at this address is expected to log. */
  isExpected?: (pageError: string) => boolean
}

/**
 * Adds a test for each address. It loads the page once, checks it with axe in both themes, and presses its buttons.
 * Every button must have an effect, and the page must log no error.
 */
export async function testPages(addresses: ReadonlyArray<string>, { open, pressed, isExpected = () => false }: Visit) {
  // All pages share one visitor, because a new one fetches and compiles the scripts again.
  const shared = await open()
  let isSharedReady = true
  test.each(addresses)(
    'every button works and axe finds nothing on %s',
    async (address) => {
      const isShared = isSharedReady
      isSharedReady = false
      // After a failure the shared page may hang. Then each of the next tests opens its own.
      if (!isShared) await shared.close()
      const { page, pageErrors } = isShared ? shared : await open()
      const findings: Array<string> = []
      // If the test fails, its retry presses the same buttons.
      const pressedByNow = new Set(pressed)
      const dead = await pressButtons(page, address, pressedByNow, async () => {
        findings.push(...(await findingsOn(page, address)))
      })
      expect(findings).toEqual([])
      expect(dead).toEqual([])
      expect(pageErrors.splice(0).filter((what) => !isExpected(what))).toEqual([])
      for (const name of pressedByNow) pressed.add(name)
      isSharedReady = isShared
    },
    pageTimeout,
  )
}
