import { useCallback, useEffect, useState } from 'react'
import { type VisitorNotes, visitorNotesIn } from '../../../core/notes/visitor-notes.ts'
import { fieldsOf, isText } from '../../../core/text/fields-of.ts'
import { get } from '../../browser/client.ts'
import { withKey } from './stored-key.ts'

type Answered = { kind: 'failed'; message: string; isWrongKey: boolean } | { kind: 'loaded'; notes: VisitorNotes }
export type NotesState = { kind: 'none' } | { kind: 'loading' } | Answered

/** Notion takes a second or two, so a page that is opened again within five minutes asks nothing. */
const freshMs = 5 * 60_000
let known: { key: string; notes: VisitorNotes; until: number } | null = null

/** Asks for the visitor's notes if there is a key, and only then. */
export function useNotes(key: string | null | undefined) {
  const [attempt, setAttempt] = useState(0)
  const [found, setFound] = useState<{ wanted: string; state: Answered } | null>(null)
  const wanted = key ? `${attempt} ${key}` : null
  useEffect(() => {
    if (!key || wanted === null) return undefined
    const leaving = new AbortController()
    void load(key, leaving.signal).then((state) => {
      if (!leaving.signal.aborted) setFound({ wanted, state })
    })
    return () => leaving.abort()
  }, [key, wanted])
  const reload = useCallback(() => {
    known = null
    setAttempt((before) => before + 1)
  }, [])
  return { state: stateOf(wanted, found), reload }
}

function stateOf(wanted: string | null, found: { wanted: string; state: Answered } | null): NotesState {
  if (wanted === null) return { kind: 'none' }
  return found?.wanted === wanted ? found.state : { kind: 'loading' }
}

async function load(key: string, signal: AbortSignal): Promise<Answered> {
  if (known?.key === key && known.until > Date.now()) return { kind: 'loaded', notes: known.notes }
  const outcome = await get('/api/notes', visitorNotesIn, signal, withKey(key))
  if (!outcome.ok) {
    const isWrongKey = outcome.reason === 'refused' && outcome.status === 401
    return { kind: 'failed', message: messageOf(outcome), isWrongKey }
  }
  known = { key, notes: outcome.answer, until: Date.now() + freshMs }
  return { kind: 'loaded', notes: outcome.answer }
}

/** Returns the server's words, or what to do without them. */
export function messageOf(outcome: { reason: string; body?: unknown }): string {
  const { error } = fieldsOf(outcome.body)
  return isText(error) ? error : 'Your notes could not be loaded. Check your connection and try again.'
}
