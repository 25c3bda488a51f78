import { ArrowLeft } from 'lucide-react'
import { data, useLocation } from 'react-router'
import { longDate } from '../../core/reading-text.ts'
import { topicOf } from '../../core/reading-topics.ts'
import { breadcrumbList } from '../../core/structured-data/breadcrumb-list.ts'
import { knowledgeArticle } from '../../core/structured-data/writing.ts'
import { findKnowledgeBaseArticle } from '../../db/knowledge-base.ts'
import { appContext } from '../app-context.ts'
import { cleanArticle } from '../../operations/articles/article-html.ts'
import { ArticleHtml } from '../components/reading/article-html.tsx'
import { ArticleProblem } from '../components/reading/article-problem.tsx'
import { NotHere } from '../components/reading/not-here.tsx'
import { TableOfContents } from '../components/reading/table-of-contents.tsx'
import { Badge } from '../components/ui/badge.tsx'
import { ButtonLink } from '../components/ui/button.tsx'
import { redirectIfMoved } from '../moved.server.ts'
import { pageMeta } from '../page-meta.ts'
import { structuredData } from '../structured-data.ts'
import type { Route } from './+types/kb-article'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext)
  const article = await findKnowledgeBaseArticle(db, params.slug)
  if (!article) {
    await redirectIfMoved(db, `/kb/${params.slug}`)
    return data(null, { status: 404 })
  }
  return { ...article, ...cleanArticle(article.content) }
}

export const meta: Route.MetaFunction = ({ matches: [root], loaderData: article, error }) => {
  if (!article) {
    const title = error ? 'Error Loading Article' : 'Article Not Found'
    return pageMeta(root, { title, description: 'This article cannot be shown.', path: null })
  }
  const { title, excerpt, slug, createdAt, updatedAt } = article
  const path = `/kb/${encodeURIComponent(slug)}`
  const crumbs = [{ label: 'Home', to: '/' }, { label: 'Recipe Knowledge Base', to: '/kb' }, { label: title }]
  return [
    ...pageMeta(root, { title, description: excerpt, path, type: 'article' }),
    { property: 'article:published_time', content: createdAt },
    { property: 'article:modified_time', content: updatedAt },
    ...structuredData(root, (origin) => [
      knowledgeArticle(article, origin),
      breadcrumbList(crumbs, { origin, url: origin + path }),
    ]),
  ]
}

export default function KnowledgeBaseArticlePage({ loaderData: article }: Route.ComponentProps) {
  if (!article) {
    return (
      <NotHere title="Article Not Found" action={<ButtonLink to="/kb">Back to Knowledge Base</ButtonLink>}>
        It may have moved, or it was never written.
      </NotHere>
    )
  }
  const topic = topicOf(article)
  return (
    <div className="wrap pt-4">
      <BackToKnowledgeBase />
      <div className="mt-4 grid items-start gap-x-[clamp(1.5rem,4vw,4rem)] gap-y-7 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <header>
          {topic && <Badge>{topic.label}</Badge>}
          <h1 className="mt-3 [overflow-wrap:anywhere]">{article.title}</h1>
          <p className="mt-3 text-small font-[550] text-ink-soft">
            <time dateTime={article.createdAt}>{longDate(article.createdAt)}</time>
          </p>
        </header>
        <TableOfContents
          headings={article.headings}
          className="lg:sticky lg:top-28 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:max-h-[calc(100vh-8rem)] lg:overflow-y-auto"
        />
        <article aria-label={article.title} className="min-w-0">
          <ArticleHtml html={article.html} />
        </article>
      </div>
    </div>
  )
}

export function ErrorBoundary() {
  return <ArticleProblem path={useLocation().pathname} />
}

function BackToKnowledgeBase() {
  return (
    <ButtonLink to="/kb" variant="ghost" className="-ml-3">
      <ArrowLeft aria-hidden />
      Back to Knowledge Base
    </ButtonLink>
  )
}
