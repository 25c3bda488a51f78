import { useEffect, useRef, useState } from 'react'
import type { CrawlRequest } from '../../../core/importing/crawl-request.ts'
import type { Engine } from '../../../core/importing/engines.ts'
import type { ImportEvent, ImportStage } from '../../../core/importing/import-events.ts'
import { githubTokenHeader } from '../../../core/importing/github-place.ts'
import { explainRecipeKeeper } from '../../../core/importing/recipe-keeper-messages.ts'
import { isZip, largestArchive, largestDocument, uploadProblems } from '../../../core/importing/upload-limits.ts'
import type { TableMapping } from '../../../core/importing/table-columns.ts'
import { send } from '../../browser/client.ts'
import { startCrawl } from './crawler/start-crawl.ts'
import { crawlerHeaders } from './crawler/stored-crawler-key.ts'
import { explainFailure } from './explain-failure.ts'
import { formOfPhotos } from './form-of-photos.ts'
import { readEvents } from './read-events.ts'
import { zipFiles } from './zip-files.ts'

/** How an import ends. */
export type ImportOutcome = Exclude<ImportEvent, { kind: 'stage' }>

export type WebImport = { kind: 'idle' } | { kind: 'running'; stage: ImportStage } | ImportOutcome

export interface WebImportRequest {
  url: string
  /** The page's pasted source. */
  html?: string
  /** The engine that opens the page. Without it, the site itself. */
  engine?: Engine
  /** Pages that the crawler should collect, instead of one page. */
  crawl?: CrawlRequest
  /** A file of another app, instead of an address. */
  file?: File
  /** More files, which are sent in one archive with it. */
  others?: ReadonlyArray<File>
  /** True for a file that was chosen as an export of Recipe Keeper. */
  isRecipeKeeper?: boolean
  /** The meaning of the file's columns, if the cook changed it. */
  columns?: TableMapping
  /** Photos of one recipe, in the order of its pages. */
  photos?: ReadonlyArray<File>
  github?: GithubRequest
  /** The address of an automation's webhook. */
  webhook?: string
}

export interface GithubRequest {
  repository: string
  path: string
  /** Stays in the browser and travels in a header. Empty for public repositories. */
  token: string
}

type OnOutcome = (outcome: ImportOutcome, request: WebImportRequest) => void

/** Runs one import at a time and reports its stage. Leaving the page or `cancel` also stops the work on the server. */
export function useWebImport(onOutcome: OnOutcome, before?: ImportOutcome) {
  const [state, setState] = useState<WebImport>(before ?? { kind: 'idle' })
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function start(request: WebImportRequest) {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    setState({ kind: 'running', stage: sentBy(request) === 'address' ? 'checking' : 'uploading' })
    try {
      const outcome = await follow(request, controller.signal, (stage) => setState({ kind: 'running', stage }))
      setState(outcome)
      onOutcome(outcome, request)
    } catch {
      if (controller.signal.aborted) return
      const outcome = explainFailure(null, sentBy(request))
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

/** Saves the cook the wait: browsers show no answer of the server until the whole file is sent. */
async function tooLargeToSend(file: File): Promise<string | null> {
  if (file.size <= largestDocument) return null
  const start = await file.slice(0, 4).arrayBuffer()
  return isZip(new Uint8Array(start)) ? null : uploadProblems.notAnArchive
}

const named = (file: File, columns: TableMapping | undefined) => ({
  name: file.name,
  ...(columns && { columns: JSON.stringify(columns) }),
})

const sentBy = ({ file, photos }: WebImportRequest) => (photos ? 'photos' : file ? 'file' : 'address')

async function sendRequest(request: WebImportRequest, signal: AbortSignal) {
  const { file, columns, photos, github, webhook } = request
  if (photos) return send('/api/import/file', await formOfPhotos(photos), { signal })
  if (file) return send(`/api/import/file?${new URLSearchParams(named(file, columns))}`, file, { signal })
  if (webhook !== undefined) return send('/api/import/webhook', { url: webhook }, { signal })
  if (!github) {
    const headers = request.engine === 'crawler' ? crawlerHeaders() : {}
    return send('/api/import/web-page', request, { signal, headers })
  }
  const { token, ...place } = github
  return send('/api/import/github', place, { signal, ...(token && { headers: { [githubTokenHeader]: token } }) })
}

const tooLarge = (message: string) => ({ kind: 'problem', reason: 'too-large', message }) as const

async function follow(given: WebImportRequest, signal: AbortSignal, onStage: (stage: ImportStage) => void) {
  if (given.crawl) return startCrawl(given.crawl, signal)
  const files = [given.file, ...(given.others ?? [])].filter((file) => file !== undefined)
  if (files.reduce((sum, { size }) => sum + size, 0) > largestArchive.account)
    return tooLarge(files.length > 1 ? uploadProblems.files : uploadProblems.archive)
  const request = files.length > 1 ? { ...given, file: await zipFiles(files) } : given
  if (signal.aborted) throw new Error('The import was canceled')
  const problem = request.file && (await tooLargeToSend(request.file))
  if (problem) return tooLarge(problem)
  const sent = await sendRequest(request, signal)
  if (!sent.ok && sent.reason === 'refused') return explainFailure(sent, sentBy(request))
  if (sent.ok && sent.answer.body) {
    for await (const event of readEvents(sent.answer.body)) {
      if (event.kind !== 'stage') return request.isRecipeKeeper ? explainRecipeKeeper(event) : event
      onStage(event.stage)
    }
  }
  throw new Error('The import ended without a result')
}
