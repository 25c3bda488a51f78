import type { Picture } from './picture.ts'

/** What the site offers to read besides recipes. Dates are ISO. */
export interface BlogPost {
  id: string
  title: string
  excerpt: string
  content: string
  category: string
  authorName: string
  authorPicture: Picture | null
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
  updatedAt: string
}

/** A part of an article, by the id of its heading. */
export interface ArticleHeading {
  id: string
  text: string
  level: 2 | 3
}
