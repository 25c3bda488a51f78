import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { emptySubmission, type TypedSubmission } from '../../core/recipe/submission-form.ts'
import { fill, fillEmpty, typedIn } from './form-fields.ts'
import { keepDraft, readDraft } from './kept-draft.ts'

const pauseMs = 500

/** What is typed survives a closed tab: kept a moment after each change, brought back the next time, gone once it is sent. */
export function useKeptDraft(
  form: RefObject<HTMLFormElement | null>,
  imageId: string,
  restorePicture: (imageId: string) => void,
) {
  const found = useDraftAtStart()
  const [isCleared, setCleared] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const unkept = useRef<TypedSubmission | null>(null)
  const restore = useRef(restorePicture)

  useEffect(() => {
    if (!found || !form.current) return
    fillEmpty(form.current, found)
    if (found.imageId) restore.current(found.imageId)
  }, [found, form])

  // A picture that arrives, or is taken away, is a change like any other.
  const keptImageId = useRef(imageId)
  useEffect(() => {
    if (keptImageId.current === imageId) return
    keptImageId.current = imageId
    keepSoon()
  })

  useEffect(() => {
    window.addEventListener('pagehide', keepNow)
    return () => {
      keepNow()
      window.removeEventListener('pagehide', keepNow)
    }
  }, [])

  function keepNow() {
    clearTimeout(timer.current)
    if (unkept.current) keepDraft(unkept.current)
    unkept.current = null
  }

  function keepSoon() {
    if (form.current) unkept.current = typedIn(form.current)
    clearTimeout(timer.current)
    timer.current = setTimeout(keepNow, pauseMs)
  }

  /** An empty form, and nothing kept. */
  function clear() {
    if (form.current) fill(form.current, emptySubmission)
    unkept.current = emptySubmission
    keepNow()
    setCleared(true)
  }

  return { isRestored: found !== null && !isCleared, keepSoon, clear }
}

/** Read once a visit to the page: later changes are our own. */
function useDraftAtStart(): TypedSubmission | null {
  const [readOnce] = useState(() => {
    let draft: TypedSubmission | null | undefined
    return () => (draft === undefined ? (draft = readDraft()) : draft)
  })
  return useSyncExternalStore(neverChanges, readOnce, nothing)
}

const neverChanges = () => () => undefined
const nothing = () => null
