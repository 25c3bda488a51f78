import { useMemo, useSyncExternalStore } from 'react'
import type { RecipeForm } from '../../core/recipe/recipe-form.ts'

export interface HeldDraft {
  form: RecipeForm
  /** The picture, as an address the page may show. */
  preview: string | null
}

const entryName = 'recipe-draft'
const listeners = new Set<() => void>()

/** What is held when storage is full or forbidden: then it lives as long as the page does. */
let unstored: string | null = null

/** The recipe being imported. It outlives a reload of this tab, and goes when it is saved or dropped. */
export function useHeldDraft() {
  const text = useSyncExternalStore(subscribe, heldText, () => null)
  const draft = useMemo(() => (text ? (JSON.parse(text) as HeldDraft) : null), [text])
  return { draft, keepDraft: (next: HeldDraft) => hold(JSON.stringify(next)), dropDraft: () => hold(null) }
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

function hold(text: string | null) {
  unstored = text
  try {
    if (text === null) sessionStorage.removeItem(entryName)
    else sessionStorage.setItem(entryName, text)
    unstored = null
  } catch {
    // Kept in `unstored`.
  }
  for (const listener of listeners) listener()
}

/** Fields as they were typed, right or wrong: putting a draft aside is no time for corrections. */
export function formFromTyped(form: RecipeForm, typed: FormData): RecipeForm {
  const values = Object.fromEntries([...typed].filter(([name]) => name in form))
  const categories = typed.getAll('categories').map(String)
  return { ...form, ...values, categories, featured: typed.has('featured') } as RecipeForm
}
