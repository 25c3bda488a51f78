export interface SamplePost {
  /** Address: `/blog/{id}` */
  id: string
  title: string
  excerpt: string
  /** One paragraph per line. */
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
