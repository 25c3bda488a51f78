import { useMemo, useSyncExternalStore } from 'react'
import { type HeldDraft, reviveDrafts } from './held-drafts.ts'

const entryName = 'recipe-drafts'
const listeners = new Set<() => void>()

/** What is held when storage is full or forbidden: then it lives as long as the page does. */
let unstored: string | null = null

/** Recipes begun and not saved, the latest first. They outlive a reload of this tab, and go when they are saved or dropped. */
export function useHeldDrafts() {
  const text = useSyncExternalStore(subscribe, heldText, () => null)
  const drafts = useMemo(() => reviveDrafts(text), [text])
  const without = (id: string) => reviveDrafts(heldText()).filter((draft) => draft.id !== id)
  return {
    drafts,
    keepDraft: (draft: HeldDraft) => hold([draft, ...without(draft.id)]),
    dropDraft: (id: string) => hold(without(id)),
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function heldText(): string | null {
  try {
    return unstored ?? sessionStorage.getItem(entryName)
  } catch {
    return unstored
  }
}

function hold(drafts: Array<HeldDraft>) {
  const text = JSON.stringify(drafts)
  try {
    sessionStorage.setItem(entryName, text)
    unstored = null
  } catch {
    unstored = text
  }
  for (const listener of listeners) listener()
}
