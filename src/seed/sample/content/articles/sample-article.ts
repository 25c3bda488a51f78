export interface SampleArticle {
  /** Address: `/kb/{slug}` */
  slug: string
  title: string
  excerpt: string
  /** ISO date. */
  writtenOn: string
  /** HTML with headings, paragraphs, lists and tables. */
  content: string
}
