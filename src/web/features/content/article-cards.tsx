import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { topicOf } from '../../../core/content/article-topics.ts'
import type { ArticleSummary } from '../../../core/content/articles.ts'
import { longDate } from '../../../core/text/date-text.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card, cardLink } from '../../ui/card.tsx'

export function ArticleCards({ articles }: { articles: ReadonlyArray<ArticleSummary> }) {
  return (
    <div className="grid gap-gap md:grid-cols-2 xl:grid-cols-3">
      {articles.map((article) => (
        <ArticleCard key={article.slug} article={article} />
      ))}
    </div>
  )
}

function ArticleCard({ article }: { article: ArticleSummary }) {
  const topic = topicOf(article)
  return (
    <Card className="gap-2 [overflow-wrap:anywhere] p-[clamp(1.125rem,2.4vw,1.75rem)]">
      {topic && <Badge className="self-start">{topic.label}</Badge>}
      <h3>
        <Link to={`/kb/${article.slug}`} prefetch="intent" className={cardLink}>
          {article.title}
        </Link>
      </h3>
      <p className="text-ink-soft">{article.excerpt}</p>
      <p className="mt-auto flex items-center justify-between gap-4 pt-2 text-small font-[550] text-ink-soft">
        <time dateTime={article.createdAt}>{longDate(article.createdAt)}</time>
        <ArrowRight aria-hidden className="text-link" />
      </p>
    </Card>
  )
}
