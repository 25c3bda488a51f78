import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { type ImportProgress, isBusy } from '../../../core/importing/imports.ts'
import { fieldsOf } from '../../../core/text/fields-of.ts'

/**
 * Follows a running import through server-sent events, and reloads the page's data when it ends. The browser reconnects
 * on its own.
 */
export function useImportProgress(id: string, loaded: ImportProgress): ImportProgress {
  const [received, setReceived] = useState<ImportProgress | null>(null)
  const [attempt, setAttempt] = useState(1)
  const { revalidate } = useRevalidator()
  const isRunning = isBusy(loaded.state)
  useEffect(() => {
    if (!isRunning) return undefined
    const events = new EventSource(`/api/imports/${id}/progress`)
    events.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const progress: unknown = JSON.parse(data)
      if (!isProgress(progress)) return
      setReceived(progress)
      if (isBusy(progress.state)) return
      events.close()
      void revalidate()
    })
    // The browser connects again after a break, but not after an error page of a proxy.
    let again: ReturnType<typeof setTimeout> | undefined
    events.addEventListener('error', () => {
      if (events.readyState === EventSource.CLOSED) again = setTimeout(() => setAttempt(attempt + 1), 5_000)
    })
    return () => {
      clearTimeout(again)
      events.close()
      setReceived(null)
    }
  }, [id, isRunning, attempt, revalidate])
  return isRunning && received ? received : loaded
}

function isProgress(value: unknown): value is ImportProgress {
  const { state, rows, chosen } = fieldsOf(value)
  return typeof state === 'string' && typeof rows === 'object' && typeof chosen === 'number'
}
