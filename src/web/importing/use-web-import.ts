import { useEffect, useRef, useState } from 'react'
import type { ImportEvent, ImportStage } from '../../core/importing.ts'
import { readEvents } from './read-events.ts'

export type WebImport =
  | { kind: 'idle' }
  | { kind: 'running'; stage: ImportStage }
  | Exclude<ImportEvent, { kind: 'stage' }>

export interface WebImportRequest {
  url: string
  /** The page's source, pasted. */
  html?: string
}

const offlineMessage = 'The kitchen did not answer. Check your connection and try again; your address is still here.'

type OnOutcome = (outcome: Exclude<ImportEvent, { kind: 'stage' }>, request: WebImportRequest) => void

/** Runs one import at a time and says where it stands. Leaving the page, or `cancel`, stops the work on the server too. */
export function useWebImport(onOutcome: OnOutcome) {
  const [state, setState] = useState<WebImport>({ kind: 'idle' })
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function start(request: WebImportRequest) {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    setState({ kind: 'running', stage: 'checking' })
    try {
      const outcome = await follow(request, controller.signal, (stage) => setState({ kind: 'running', stage }))
      setState(outcome)
      onOutcome(outcome, request)
    } catch {
      if (controller.signal.aborted) return
      const outcome = { kind: 'problem', reason: 'unreachable', message: offlineMessage } as const
      setState(outcome)
      onOutcome(outcome, request)
    }
  }

  function cancel() {
    running.current?.abort()
    setState({ kind: 'idle' })
  }

  return { state, start, cancel }
}

async function follow(request: WebImportRequest, signal: AbortSignal, onStage: (stage: ImportStage) => void) {
  const response = await fetch('/api/import/web-page', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
    signal,
  })
  if (response.status === 413) {
    return { kind: 'problem', reason: 'too-large', message: 'The pasted page is larger than 12 MB.' } as const
  }
  if (!response.ok || !response.body) {
    const { error } = (await response.json()) as { error: string }
    return { kind: 'problem', reason: 'server-error', message: error } as const
  }
  for await (const event of readEvents(response.body)) {
    if (event.kind !== 'stage') return event
    onStage(event.stage)
  }
  throw new Error('The import ended without an outcome')
}
