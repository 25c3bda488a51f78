import type { Picture } from '../pictures/picture.ts'

/** A blog post. Dates are ISO. */
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

/** The parts of a knowledge base article that lists show. */
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

export interface ArticleHeading {
  id: string
  text: string
  level: 2 | 3
}
