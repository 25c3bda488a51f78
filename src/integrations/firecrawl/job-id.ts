import { z } from 'zod'
import { crawlerProblem, type CrawlerProblem } from '../../core/crawler/crawler-problem.ts'

const shape = /^[\w-]{1,100}$/

/** The start of a job. An id that could lead to another path counts as none. */
export const Started = z
  .object({ success: z.literal(true), id: z.string().regex(shape).nullish().catch(null) })
  .transform(({ id }) => ({ id: id ?? null }))

const longestReason = 500

/** The start of a job that reads pages. An answer without an id may say why. */
export const StartedCrawl = z.union([
  Started.transform(({ id }) => ({ id, reason: null })),
  z
    .object({ success: z.literal(false), error: z.string().nullish().catch(null) })
    .transform(({ error }) => ({ id: null, reason: error?.slice(0, longestReason) ?? null })),
])

/** Checks an id before it becomes part of an address. */
export function problemOfId(id: string, action: string, noId: string): CrawlerProblem | null {
  if (!id) return crawlerProblem('refused', 400, noId)
  if (shape.test(id)) return null
  const message = `Failed to ${action}. Status code: 400. Error: A job ID has only letters, digits, - and _.`
  return crawlerProblem('refused', 400, message)
}
