import { useEffect, useState } from 'react'
import type { RecipeForm } from '../../core/recipe/recipe-form.ts'

export interface HeldDraft {
  form: RecipeForm
  /** The picture, as an address the page may show. */
  preview: string | null
}

const entryName = 'recipe-draft'

/** The recipe being imported. It outlives a reload of this tab, and goes when it is saved or dropped. */
export function useHeldDraft() {
  const [draft, setDraft] = useState<HeldDraft | null>(null)
  useEffect(() => setDraft(stored()), [])

  function keepDraft(next: HeldDraft) {
    setDraft(next)
    try {
      sessionStorage.setItem(entryName, JSON.stringify(next))
    } catch {
      // Storage may be full or forbidden; the tab still has it.
    }
  }

  function dropDraft() {
    setDraft(null)
    sessionStorage.removeItem(entryName)
  }

  return { draft, keepDraft, dropDraft }
}

function stored(): HeldDraft | null {
  try {
    return JSON.parse(sessionStorage.getItem(entryName) ?? 'null') as HeldDraft | null
  } catch {
    return null
  }
}

/** Fields as they were typed, right or wrong: putting a draft aside is no time for corrections. */
export function formFromTyped(form: RecipeForm, typed: FormData): RecipeForm {
  const values = Object.fromEntries([...typed].filter(([name]) => name in form))
  const categories = typed.getAll('categories').map(String)
  return { ...form, ...values, categories, featured: typed.has('featured') } as RecipeForm
}
