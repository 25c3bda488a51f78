import { z } from 'zod'
import { crawlStates } from '../../core/crawler/crawl-job.ts'
import { PageAnswer } from './page-answer.ts'

const number = z.number().catch(0).default(0)

/** The crawler answers -1 when it does not know the credits, and names the next part with an address. */
export const Status = z
  .object({
    status: z.enum(crawlStates),
    total: number,
    completed: number,
    creditsUsed: z.number().nullish().catch(null),
    expiresAt: z.string().nullish().catch(null),
    next: z.string().nullish().catch(null),
    error: z.string().nullish().catch(null),
    data: z.array(PageAnswer.nullable().catch(null)).optional(),
  })
  .transform(({ status, creditsUsed, next, data, error, ...rest }) => ({
    total: rest.total,
    completed: rest.completed,
    state: status,
    creditsUsed: creditsUsed === null || creditsUsed === undefined || creditsUsed < 0 ? null : creditsUsed,
    expiresAt: rest.expiresAt ?? null,
    nextSkip: skipIn(next),
    pages: data?.filter((page) => page !== null) ?? null,
    problem: error ?? null,
  }))

/**
 * Takes only the position from the address of the next part. The address itself may name another server, which must
 * not get the key, or a host that only the crawler knows.
 */
function skipIn(next: string | null | undefined): number | null {
  const skip = URL.parse(next ?? '')?.searchParams.get('skip')
  return skip && /^\d{1,9}$/.test(skip) ? Number(skip) : null
}
