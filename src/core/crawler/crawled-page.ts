/** A page as the crawler read it. Formats that were not requested are null. */
export interface CrawledPage {
  /** The final address if the crawler names one, or else the requested one. Empty if it names none. */
  url: string
  title: string | null
  description: string | null
  /** The status the page's own server answered with. */
  statusCode: number | null
  markdown: string | null
  html: string | null
  rawHtml: string | null
  links: ReadonlyArray<string>
  /** The address of a screenshot. */
  screenshot: string | null
  /** Why the page has no content, in the words of the crawler. */
  problem: string | null
  creditsUsed: number | null
}
