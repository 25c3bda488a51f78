import type { Picture } from './picture.ts'

/** What the site offers to read besides recipes. Dates are ISO. */
export interface BlogPost {
  id: string
  title: string
  excerpt: string
  content: string
  category: string
  authorName: string
  datePublished: string
  picture: Picture | null
}
export type BlogPostSummary = Omit<BlogPost, 'content'>

export interface Faq {
  id: string
  question: string
  answer: string
  category: string
}

/** As much of an article of the knowledge base as a list shows. */
export interface ArticleSummary {
  id: string
  title: string
  excerpt: string
  slug: string
  createdAt: string
}

export interface Article extends ArticleSummary {
  /** HTML. */
  content: string
}
