import { z } from 'zod'

/** From the specification: a crawl opens at most so many pages if the cook does not say. */
export const usualCrawlPages = 100
export const mostCrawlPages = 5_000
/** Pages chosen from the results of a search. */
const mostChosenPages = 50

const address = z.string().max(4000)

/** A whole site, or chosen pages, that the crawler should open. */
export const CrawlRequest = z.union([
  z.object({ url: address, pages: z.int().min(1).max(mostCrawlPages).catch(usualCrawlPages) }),
  z.object({
    urls: z.array(address).min(1).max(mostChosenPages),
    /** The words of the search, which name the import. */
    query: z.string().max(200),
  }),
])
export type CrawlRequest = z.infer<typeof CrawlRequest>
