import type { RefObject } from 'react'
import { useModerationKeys } from './use-moderation-keys.ts'

export const queueKeys = [
  { key: 'j', does: 'Next in the list' },
  { key: 'k', does: 'Previous item' },
  { key: 'x', does: 'Select or deselect it' },
  { key: 'Enter', does: 'Open' },
]

/** Moves through a queue and selects its items by key. */
export function useQueueKeys(list: RefObject<HTMLUListElement | null>, showHelp: () => void) {
  function move(by: 1 | -1) {
    const links = [...(list.current?.querySelectorAll<HTMLAnchorElement>('a[data-item]') ?? [])]
    const own = links.findIndex((link) => link.closest('li')?.contains(document.activeElement))
    const to = own < 0 ? 0 : Math.min(links.length - 1, Math.max(0, own + by))
    links[to]?.focus()
  }

  function tick() {
    const row = document.activeElement?.closest('li')
    if (row && list.current?.contains(row)) row.querySelector<HTMLInputElement>('input[type=checkbox]')?.click()
  }

  useModerationKeys({ j: () => move(1), k: () => move(-1), x: tick, '?': showHelp })
}
