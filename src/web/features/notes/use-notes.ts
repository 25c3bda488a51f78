import { useCallback, useEffect, useState } from 'react'
import { type VisitorNotes, visitorNotesIn } from '../../../core/notes/visitor-notes.ts'
import { fieldsOf, isText } from '../../../core/text/fields-of.ts'
import { get } from '../../browser/client.ts'
import { withKey } from './stored-key.ts'

export type NotesState =
  | { kind: 'none' }
  | { kind: 'loading' }
  | { kind: 'failed'; message: string }
  | { kind: 'loaded'; notes: VisitorNotes }

/** Notion takes a second or two, so a page that is opened again within five minutes asks nothing. */
const freshMs = 5 * 60_000
let known: { key: string; notes: VisitorNotes; until: number } | null = null

/** Asks for the visitor's notes if there is a key, and only then. */
export function useNotes(key: string | null | undefined) {
  const [state, setState] = useState<NotesState>({ kind: 'none' })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (!key) {
      setState({ kind: 'none' })
      return undefined
    }
    if (known?.key === key && known.until > Date.now()) {
      setState({ kind: 'loaded', notes: known.notes })
      return undefined
    }
    const leaving = new AbortController()
    setState({ kind: 'loading' })
    void get('/api/notes', visitorNotesIn, leaving.signal, withKey(key)).then((outcome) => {
      if (leaving.signal.aborted) return
      if (!outcome.ok) return setState({ kind: 'failed', message: messageOf(outcome) })
      known = { key, notes: outcome.answer, until: Date.now() + freshMs }
      setState({ kind: 'loaded', notes: outcome.answer })
    })
    return () => leaving.abort()
  }, [key, attempt])
  const reload = useCallback(() => {
    known = null
    setAttempt((before) => before + 1)
  }, [])
  return { state, reload }
}

/** Returns the server's words, or what to do without them. */
export function messageOf(outcome: { reason: string; said?: unknown }): string {
  const { error } = fieldsOf(outcome.said)
  return isText(error) ? error : 'Your notes could not be loaded. Check your connection and try again.'
}
