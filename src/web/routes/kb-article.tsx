import { ArrowLeft } from 'lucide-react'
import { data, useLocation } from 'react-router'
import { breadcrumbList } from '../../core/structured-data/breadcrumb-list.ts'
import { knowledgeArticle } from '../../core/structured-data/writing.ts'
import { findKnowledgeBaseArticle } from '../../db/knowledge-base.ts'
import { appContext } from '../app-context.ts'
import { cleanArticle } from '../../operations/articles/article-html.ts'
import { ArticleProblem } from '../components/reading/article-problem.tsx'
import { ArticleView } from '../components/reading/article-view.tsx'
import { NotHere } from '../components/reading/not-here.tsx'
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
    ...structuredData(root, (origin, siteName) => [
      knowledgeArticle(article, origin, siteName),
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
  return (
    <div className="wrap pt-4">
      <BackToKnowledgeBase />
      <ArticleView article={article} html={article.html} headings={article.headings} />
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
