import { z } from 'zod'

/** The pages to collect: a whole site, or chosen pages. Never contains a key. */
export const CrawlerSettings = z.discriminatedUnion('mode', [
  z.object({
    mode: z.literal('site'),
    url: z.string(),
    /** The most pages that the crawler may open. */
    limit: z.int(),
  }),
  z.object({ mode: z.literal('pages'), urls: z.array(z.string()) }),
])
export type CrawlerSettings = z.infer<typeof CrawlerSettings>

/** Where reading continues: the job at the crawler, and how many of its pages are stored. */
export const CrawlerCursor = z.object({
  job: z.string(),
  skip: z.int(),
  /** Checks in a row that failed. */
  failures: z.int(),
  /** When the crawler last had a new page, in milliseconds. */
  movedAt: z.number(),
  /** True once we canceled the job at the crawler. */
  isCanceled: z.boolean(),
})
export type CrawlerCursor = z.infer<typeof CrawlerCursor>
