import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { emptySubmission, type TypedSubmission } from '../../../core/recipes/forms/submission-form.ts'
import { fill, fillEmpty, typedIn } from './form-fields.ts'
import { storeDraft, readStoredDraft } from './stored-draft.ts'

const pauseMs = 500

/** Stores the form a moment after each change, so that the text survives a closed tab. Sending the form removes it. */
export function useStoredDraft(
  form: RefObject<HTMLFormElement | null>,
  imageId: string,
  restorePicture: (imageId: string) => void,
) {
  const found = useDraftAtStart()
  const [isCleared, setCleared] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const unsaved = useRef<TypedSubmission | null>(null)
  const restore = useRef(restorePicture)

  useEffect(() => {
    if (!found || !form.current) return
    fillEmpty(form.current, found)
    if (found.imageId) restore.current(found.imageId)
  }, [found, form])

  // An added or removed picture is also a change.
  const storedImageId = useRef(imageId)
  useEffect(() => {
    if (storedImageId.current === imageId) return
    storedImageId.current = imageId
    saveSoon()
  })

  useEffect(() => {
    window.addEventListener('pagehide', saveNow)
    return () => {
      saveNow()
      window.removeEventListener('pagehide', saveNow)
    }
  }, [])

  function saveNow() {
    clearTimeout(timer.current)
    if (unsaved.current) storeDraft(unsaved.current)
    unsaved.current = null
  }

  function saveSoon() {
    if (form.current) unsaved.current = typedIn(form.current)
    clearTimeout(timer.current)
    timer.current = setTimeout(saveNow, pauseMs)
  }

  /** Empties the form and removes the stored draft. */
  function clear() {
    if (form.current) fill(form.current, emptySubmission)
    unsaved.current = emptySubmission
    saveNow()
    setCleared(true)
  }

  return { isRestored: found !== null && !isCleared, saveSoon, clear }
}

/** Reads the draft once per visit, because the page itself makes all later changes. */
function useDraftAtStart(): TypedSubmission | null {
  const [readOnce] = useState(() => {
    let draft: TypedSubmission | null | undefined
    return () => (draft === undefined ? (draft = readStoredDraft()) : draft)
  })
  return useSyncExternalStore(neverChanges, readOnce, nothing)
}

const neverChanges = () => () => undefined
const nothing = () => null
