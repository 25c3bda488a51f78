export interface SampleArticle {
  /** The address: /kb/{slug}. */
  slug: string
  title: string
  excerpt: string
  /** ISO date. */
  writtenOn: string
  /** HTML of headings, paragraphs, lists and tables. */
  content: string
}
