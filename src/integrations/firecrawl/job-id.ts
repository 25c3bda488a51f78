import { z } from 'zod'
import { crawlerProblem, type CrawlerProblem } from '../../core/crawler/crawler-problem.ts'

const shape = /^[\w-]{1,100}$/

/** The start of a job. An id that could lead to another path counts as none. */
export const Started = z
  .object({ success: z.literal(true), id: z.string().regex(shape).nullish().catch(null) })
  .transform(({ id }) => ({ id: id ?? null }))

/** Checks an id before it becomes part of an address. */
export function problemOfId(id: string, action: string, noId: string): CrawlerProblem | null {
  if (!id) return crawlerProblem('refused', 400, noId)
  if (shape.test(id)) return null
  const message = `Failed to ${action}. Status code: 400. Error: A job ID has only letters, digits, - and _.`
  return crawlerProblem('refused', 400, message)
}
