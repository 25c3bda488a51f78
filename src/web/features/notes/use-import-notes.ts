import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { NotesEvent } from '../../../core/notes/visitor-notes.ts'
import { send } from '../../browser/client.ts'
import { toast } from '../../ui/toast.ts'
import { readEvents } from '../importing/read-events.ts'
import { storeImport } from '../importing/stored-imports.ts'
import { withKey } from './stored-key.ts'
import { messageOf } from './use-notes.ts'

export interface NotesProgress {
  done: number
  total: number
}

/** Imports notes, and opens the preview of the import. Leaving the page stops the work on the server. */
export function useImportNotes(key: string | null | undefined) {
  const [progress, setProgress] = useState<NotesProgress | null>(null)
  const leaving = useRef<AbortController | null>(null)
  const navigate = useNavigate()
  useEffect(() => () => leaving.current?.abort(), [])

  async function importNotes(ids: ReadonlyArray<string>) {
    if (!key) return
    const controller = new AbortController()
    leaving.current = controller
    setProgress({ done: 0, total: ids.length })
    const { signal } = controller
    const problem = await follow(ids, { key, signal }).catch(() => lost)
    if (signal.aborted) return
    setProgress(null)
    if (problem) toast.error(problem)
  }

  async function follow(ids: ReadonlyArray<string>, options: { key: string; signal: AbortSignal }) {
    const { signal } = options
    const sent = await send('/api/notes/import', { ids }, { signal, headers: withKey(options.key) })
    if (!sent.ok) return sent.reason === 'refused' ? messageOf(sent) : lost
    if (!sent.answer.body) return lost
    for await (const event of readEvents<NotesEvent>(sent.answer.body)) {
      if (event.kind === 'problem') return event.message
      if (event.kind === 'reading') setProgress(event)
      else {
        storeImport(event.id, 'Notion')
        await navigate(`/imports/${event.id}`)
        return null
      }
    }
    return lost
  }

  return { progress, importNotes }
}

const lost = 'The site didn’t answer. Check your connection and try again.'
