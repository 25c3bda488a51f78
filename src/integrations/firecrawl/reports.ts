import { z } from 'zod'
import { crawlerMessages, crawlerProblem } from '../../core/crawler/crawler-problem.ts'
import type { Extraction, LlmsText, Research } from '../../core/crawler/reports.ts'
import type { Answer } from './answer.ts'
import type { Ask } from './ask.ts'
import { problemOfId, Started } from './job-id.ts'

export interface ExtractOptions {
  prompt?: string
  /** A JSON schema. */
  schema?: unknown
  systemPrompt?: string
  enableWebSearch?: boolean
  showSources?: boolean
}

export interface ResearchOptions {
  maxDepth?: number
  /** Seconds. */
  timeLimit?: number
  maxUrls?: number
  analysisPrompt?: string
}

export interface LlmsTextOptions {
  maxUrls?: number
  showFullText?: boolean
}

interface StartOptions {
  idempotencyKey?: string | undefined
  signal?: AbortSignal | undefined
}

const text = z.string().nullish().catch(null)
const words = z.string().catch('').default('')
const number = z.number().nullish().catch(null)

const ExtractStatus: z.ZodType<Extraction> = z
  .object({
    status: z.enum(['processing', 'completed', 'failed', 'cancelled']),
    data: z.unknown(),
    sources: z.unknown(),
    error: text,
    creditsUsed: number,
    expiresAt: text,
  })
  .transform(({ status, data, sources, error, creditsUsed, expiresAt }) => ({
    state: status,
    data: data ?? null,
    sources: sources ?? null,
    problem: error ?? null,
    creditsUsed: creditsUsed ?? null,
    expiresAt: expiresAt ?? null,
  }))

const Activity = z
  .object({ type: words, status: words, message: words, timestamp: text })
  .transform(({ timestamp, ...activity }) => ({ ...activity, at: timestamp ?? null }))
const Source = z.object({ url: z.string(), title: words, description: words })
const activities = z.array(Activity).catch([]).optional()
const sources = z.array(Source).catch([]).optional()

/** Activities and sources come in the data, and in older versions beside it. */
const ResearchStatus = z
  .object({
    status: z.string(),
    data: z.object({ finalAnalysis: text, activities, sources }).nullish().catch(null),
    activities,
    sources,
    currentDepth: number,
    maxDepth: number,
    creditsUsed: number,
    error: text,
    expiresAt: text,
  })
  .transform((answer) => ({
    state: answer.status,
    analysis: answer.data?.finalAnalysis ?? '',
    activities: answer.data?.activities ?? answer.activities ?? [],
    sources: answer.data?.sources ?? answer.sources ?? [],
    currentDepth: answer.currentDepth ?? null,
    maxDepth: answer.maxDepth ?? null,
    problem: answer.error ?? null,
    creditsUsed: answer.creditsUsed ?? null,
    expiresAt: answer.expiresAt ?? null,
  }))

const LlmsTextStatus = z
  .object({
    status: z.string(),
    data: z.object({ llmstxt: text, llmsfulltxt: text, fullText: text }).nullish().catch(null),
    error: text,
    expiresAt: text,
  })
  .transform(({ status, data, error, expiresAt }) => ({
    state: status,
    text: data?.llmstxt ?? '',
    fullText: data?.llmsfulltxt ?? data?.fullText ?? null,
    problem: error ?? null,
    expiresAt: expiresAt ?? null,
  }))

const largestReport = 10_000_000

/** The calls about jobs that write a text or collect data with a language model. */
export function reportCalls(ask: Ask) {
  const start = async (path: string, action: string, body: object, options: StartOptions): Promise<Answer<string>> => {
    const answer = await ask({ method: 'POST', path, action, schema: Started, body, ...options })
    if (!answer.ok) return answer
    if (answer.value.id !== null) return { ok: true, value: answer.value.id }
    return crawlerProblem('broken', 500, `Failed to ${action}. No job ID returned.`)
  }
  const status = async <Value>(
    path: string,
    id: string,
    action: string,
    schema: z.ZodType<Value>,
    signal?: AbortSignal,
  ) =>
    problemOfId(id, action, 'No job ID provided') ??
    ask({ path: `${path}/${id}`, action, schema, maxBytes: largestReport, signal })

  return {
    /** Starts to collect data from pages. Returns the id of the job. */
    async startExtract(
      urls: ReadonlyArray<string>,
      options: ExtractOptions = {},
      started: StartOptions = {},
    ): Promise<Answer<string>> {
      const { schema } = options
      if (schema !== undefined && !isJsonSchema(schema)) {
        return crawlerProblem('refused', 400, crawlerMessages.invalidSchema)
      }
      return start('/v1/extract', 'start extract job', { urls, ...options, origin: 'api' }, started)
    },

    extractStatus(id: string, signal?: AbortSignal): Promise<Answer<Extraction>> {
      return status('/v1/extract', id, 'get extract status', ExtractStatus, signal)
    },

    /** Starts to research a question on the web. Returns the id of the job. */
    startResearch(query: string, options: ResearchOptions = {}, started: StartOptions = {}): Promise<Answer<string>> {
      return start('/v1/deep-research', 'start deep research', { query, ...options }, started)
    },

    async researchStatus(id: string, signal?: AbortSignal): Promise<Answer<Research>> {
      const answer = await status('/v1/deep-research', id, 'check deep research status', ResearchStatus, signal)
      return known(answer, crawlerMessages.researchNotFound, crawlerMessages.researchTerminated)
    },

    /** Starts to describe a site for language models. Returns the id of the job. */
    startLlmsText(url: string, options: LlmsTextOptions = {}, started: StartOptions = {}): Promise<Answer<string>> {
      return start('/v1/llmstxt', 'start LLMs.txt generation', { url, ...options }, started)
    },

    async llmsTextStatus(id: string, signal?: AbortSignal): Promise<Answer<LlmsText>> {
      const answer = await status('/v1/llmstxt', id, 'check LLMs.txt generation status', LlmsTextStatus, signal)
      return known(answer, crawlerMessages.llmsTextNotFound, crawlerMessages.llmsTextTerminated)
    },
  }
}

type Known<Value> = Omit<Value, 'state'> & { state: 'processing' | 'completed' | 'failed' }

function known<Value extends { state: string }>(
  answer: Answer<Value>,
  notFound: string,
  terminated: string,
): Answer<Known<Value>> {
  if (!answer.ok) return answer.status === 404 ? { ...answer, message: notFound } : answer
  const { state, ...rest } = answer.value
  if (state !== 'processing' && state !== 'completed' && state !== 'failed') {
    return crawlerProblem('ended', 500, terminated)
  }
  return { ok: true, value: { ...rest, state } }
}

function isJsonSchema(schema: unknown): boolean {
  return z.record(z.string(), z.unknown()).safeParse(schema).success
}
