import type { ArticleKind } from '../../../core/content/article-form.ts'

/** The texts that differ between the two kinds on the editing pages. */
export const articleText = {
  blog_posts: { noun: 'post', Noun: 'Post', title: 'Blog', base: '/admin/blog', address: '/blog/' },
  knowledge_base_articles: {
    noun: 'article',
    Noun: 'Article',
    title: 'Knowledge base',
    base: '/admin/kb',
    address: '/kb/',
  },
} as const satisfies Record<ArticleKind, Record<'noun' | 'Noun' | 'title' | 'base' | 'address', string>>

export const editPath = (kind: ArticleKind, id: string) => `${articleText[kind].base}/edit/${encodeURIComponent(id)}`
export const historyPath = (kind: ArticleKind, id: string) =>
  `${articleText[kind].base}/history/${encodeURIComponent(id)}`

/** Returns the kind that an admin page edits, by the page's address. */
export const kindAt = (url: string): ArticleKind =>
  new URL(url).pathname.startsWith(articleText.knowledge_base_articles.base) ? 'knowledge_base_articles' : 'blog_posts'
