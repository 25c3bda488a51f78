import { topicOf } from '../../../core/content/article-topics.ts'
import type { ArticleHeading, ArticleSummary } from '../../../core/content/articles.ts'
import { longDate } from '../../../core/text/date-text.ts'
import { Badge } from '../../ui/badge.tsx'
import { ArticleHtml } from './article-html.tsx'
import { TableOfContents } from './table-of-contents.tsx'

interface ArticleViewProps {
  article: Pick<ArticleSummary, 'title' | 'excerpt' | 'createdAt'>
  /** Sanitized HTML. */
  html: string
  headings: Array<ArticleHeading>
  /** True in a preview, where the page already has its own title. */
  isPreview?: boolean
}

/** An article of the knowledge base, as visitors see it. */
export function ArticleView({ article, html, headings, isPreview = false }: ArticleViewProps) {
  const topic = topicOf(article)
  const Title = isPreview ? 'h2' : 'h1'
  return (
    <div className="mt-4 grid items-start gap-x-[clamp(1.5rem,4vw,4rem)] gap-y-7 lg:grid-cols-[minmax(0,1fr)_17rem]">
      <header>
        {topic && <Badge>{topic.label}</Badge>}
        <Title className="mt-3 text-h1 [overflow-wrap:anywhere]">{article.title}</Title>
        <p className="mt-3 text-small font-[550] text-ink-soft">
          <time dateTime={article.createdAt}>{longDate(article.createdAt)}</time>
        </p>
      </header>
      <TableOfContents
        headings={headings}
        className="lg:sticky lg:top-28 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:max-h-[calc(100vh-8rem)] lg:overflow-y-auto"
      />
      <article aria-label={article.title} className="min-w-0">
        <ArticleHtml html={html} />
      </article>
    </div>
  )
}
