import type { Picture } from '../pictures/picture.ts'
import type { Article, BlogPost } from '../content/articles.ts'
import type { JsonLd } from '../recipes/json-ld.ts'
import { publisher } from './site.ts'

type DescribedPost = Pick<
  BlogPost,
  'id' | 'title' | 'category' | 'authorName' | 'authorPicture' | 'datePublished' | 'picture'
> & { description: string }

export function blogPosting(post: DescribedPost, origin: string, siteName: string): JsonLd {
  const url = `${origin}/blog/${encodeURIComponent(post.id)}`
  return {
    ...written('BlogPosting', { url, ...post }, origin, siteName),
    datePublished: post.datePublished,
    articleSection: post.category,
    author: { '@type': 'Person', name: post.authorName, ...imageOf(post.authorPicture, origin) },
    ...imageOf(post.picture, origin),
  }
}

export function knowledgeArticle(
  article: Pick<Article, 'slug' | 'title' | 'createdAt' | 'updatedAt'> & { description: string },
  origin: string,
  siteName: string,
): JsonLd {
  const url = `${origin}/kb/${encodeURIComponent(article.slug)}`
  return {
    ...written('Article', { url, ...article }, origin, siteName),
    datePublished: article.createdAt,
    dateModified: article.updatedAt,
    author: publisher(origin, siteName),
  }
}

function written(
  type: 'Article' | 'BlogPosting',
  { url, title, description }: { url: string; title: string; description: string },
  origin: string,
  siteName: string,
): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': type,
    '@id': url,
    mainEntityOfPage: url,
    url,
    // Search engines cut longer headlines anyway.
    headline: title.slice(0, 110).toWellFormed(),
    ...(description && { description }),
    publisher: publisher(origin, siteName),
  }
}

export function imageOf(picture: Picture | null, origin: string): { image?: string } {
  return picture ? { image: `${origin}/images/${picture.id}/${picture.widths.at(-1)}.webp` } : {}
}
