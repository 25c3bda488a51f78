import { useEffect, useRef, useState } from 'react'
import type { ImageSuggestion, ImportedPart } from '../../../core/importing/import-events.ts'
import { randomId } from '../../browser/random-id.ts'
import { toast } from '../../ui/toast.ts'
import { emptyDraft, formFromTyped, type ImportedDraft, isBlank } from './imported-drafts.ts'
import { useImportedDrafts } from './use-imported-drafts.ts'
import type { ImportOutcome } from './use-web-import.ts'

type Imported = Extract<ImportOutcome, { kind: 'draft' }>

interface StartOptions {
  /** The outcome of an import before this page. */
  given: ImportOutcome | undefined
  /** True to start with an empty recipe. */
  byHand: boolean
  url: string
}

/** The imported recipe in the editor, the pictures to choose from, and the recipes that were put aside in this tab. */
export function useOpenDraft({ given, byHand, url }: StartOptions) {
  const [draft, setDraft] = useState<ImportedDraft | null>(() =>
    given?.kind === 'draft' ? draftOf(given) : byHand ? emptyDraft(randomId(), url) : null,
  )
  const [suggestions, setSuggestions] = useState<ReadonlyArray<ImageSuggestion>>(
    given?.kind === 'draft' ? given.suggestions : [],
  )
  const { drafts, storeDraft, dropDraft } = useImportedDrafts()

  const isGivenStored = useRef(false)
  // A draft that came with the page survives a reload, like any other. Runs after every render, but acts once.
  useEffect(() => {
    if (isGivenStored.current || given?.kind !== 'draft') return
    isGivenStored.current = true
    if (draft) storeDraft(draft)
  })

  function change(next: ImportedDraft) {
    setDraft(next)
    storeDraft(next)
  }

  function storeTyped(typed: FormData, preview: string | null) {
    if (!draft) return
    const next = { ...draft, form: formFromTyped(draft.form, typed), preview }
    if (isBlank(next)) dropDraft(next.id)
    else storeDraft(next)
  }

  return {
    draft,
    suggestions,
    others: drafts.filter(({ id }) => id !== draft?.id),
    dropDraft,
    storeTyped,
    open(imported: Imported) {
      change(draftOf(imported))
      setSuggestions(imported.suggestions)
    },
    openStored: (id: string) => setDraft(drafts.find((stored) => stored.id === id) ?? null),
    openEmpty: (sourceUrl: string, text: string) => setDraft(emptyDraft(randomId(), sourceUrl, text)),
    pick({ picture }: ImageSuggestion) {
      const preview = `/images/${picture.id}/${picture.widths[0]}.webp`
      if (draft) change({ ...draft, form: { ...draft.form, imageId: picture.id }, preview })
      toast.success('Image added to recipe!')
      setSuggestions([])
    },
    pickNone: () => setSuggestions([]),
    putAside(typed: FormData, preview: string | null) {
      storeTyped(typed, preview)
      setDraft(null)
    },
    /** Closes the editor for good: the recipe was saved or discarded. */
    finish(id: string) {
      dropDraft(id)
      setDraft(null)
    },
  }
}

const draftOf = ({ form, preview, cut, source }: ImportedPart): ImportedDraft => ({
  id: randomId(),
  form,
  preview,
  cut,
  source,
})
