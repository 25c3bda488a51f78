import type { ArticleKind } from '../../core/article-form.ts'

/** What differs between the two kinds of writings on the pages that make them. */
export const articleWords = {
  blog_posts: { noun: 'post', Noun: 'Post', title: 'Blog', base: '/admin/blog', address: '/blog/' },
  knowledge_base_articles: {
    noun: 'article',
    Noun: 'Article',
    title: 'Knowledge base',
    base: '/admin/kb',
    address: '/kb/',
  },
} as const satisfies Record<ArticleKind, Record<'noun' | 'Noun' | 'title' | 'base' | 'address', string>>

export const editPath = (kind: ArticleKind, id: string) => `${articleWords[kind].base}/edit/${encodeURIComponent(id)}`
export const historyPath = (kind: ArticleKind, id: string) =>
  `${articleWords[kind].base}/history/${encodeURIComponent(id)}`

/** Which of the two an address of the administration is about. */
export const kindAt = (url: string): ArticleKind =>
  new URL(url).pathname.startsWith(articleWords.knowledge_base_articles.base) ? 'knowledge_base_articles' : 'blog_posts'
