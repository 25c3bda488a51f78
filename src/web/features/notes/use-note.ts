import { useEffect, useState } from 'react'
import { type NoteCard, openedNoteIn, type OpenedNote } from '../../../core/notes/visitor-notes.ts'
import { get } from '../../browser/client.ts'
import { withKey } from './stored-key.ts'
import { messageOf } from './use-notes.ts'

type Opened = { note: OpenedNote } | { problem: string }

/** Opens one note with the visitor's key. Null while it loads. */
export function useNote({ id, kind }: Pick<NoteCard, 'id' | 'kind'>, key: string) {
  const [attempt, setAttempt] = useState(0)
  const [found, setFound] = useState<{ attempt: number; opened: Opened } | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    void get(`/api/notes/${kind}/${id}`, openedNoteIn, leaving.signal, withKey(key)).then((outcome) => {
      if (leaving.signal.aborted) return
      setFound({ attempt, opened: outcome.ok ? { note: outcome.answer } : { problem: messageOf(outcome) } })
    })
    return () => leaving.abort()
  }, [id, kind, key, attempt])
  return { opened: found?.attempt === attempt ? found.opened : null, retry: () => setAttempt(attempt + 1) }
}
