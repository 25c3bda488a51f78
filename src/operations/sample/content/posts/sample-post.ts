export interface SamplePost {
  /** The address: /blog/{id}. */
  id: string
  title: string
  excerpt: string
  /** Paragraphs, one a line. */
  content: string
  category: string
  /** ISO date. */
  datePublished: string
  authorName: string
  /** Files in src/web/art. */
  authorPortrait: string
  image: string
  imageAlt: string
}
