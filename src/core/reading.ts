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

export interface KnowledgeBaseArticle {
  slug: string
  title: string
  excerpt: string
  /** HTML. */
  content: string
  createdAt: string
}
