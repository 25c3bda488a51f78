import { ArrowLeft } from 'lucide-react'
import { data } from 'react-router'
import { articleDescription } from '../../../../core/seo/description.ts'
import { breadcrumbList } from '../../../../core/seo/breadcrumb-list.ts'
import { knowledgeArticle } from '../../../../core/seo/writing.ts'
import { findKnowledgeBaseArticle } from '../../../../db/content/knowledge-base.ts'
import { appContext } from '../../../shell/app-context.ts'
import { cleanArticle } from '../../../../operations/content/article-html.ts'
import { ArticleView } from '../article-view.tsx'
import { NotHere } from '../../../ui/not-here.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { redirectIfMoved } from '../../../shell/redirect-if-moved.server.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { structuredData } from '../../../shell/structured-data.ts'
import { errorBoundary } from '../../../shell/error-boundary.tsx'
import type { Route } from './+types/kb-article'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext)
  const article = await findKnowledgeBaseArticle(db, params.slug)
  if (!article) {
    await redirectIfMoved(db, `/kb/${params.slug}`)
    return data(null, { status: 404 })
  }
  return { ...article, ...cleanArticle(article.content), description: articleDescription(article) }
}

export const meta: Route.MetaFunction = ({ matches: [root], loaderData: article, error }) => {
  if (!article) {
    const title = error ? 'Error Loading Article' : 'Article Not Found'
    return pageMeta(root, { title, description: 'This article cannot be shown.', path: null })
  }
  const { title, description, slug, createdAt, updatedAt } = article
  const path = `/kb/${encodeURIComponent(slug)}`
  const crumbs = [{ label: 'Home', to: '/' }, { label: 'Recipe Knowledge Base', to: '/kb' }, { label: title }]
  return [
    ...pageMeta(root, { title, description, path, type: 'article' }),
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
        It may have moved, or it never existed.
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

/** For articles that exist but could not be loaded. */
const problem = {
  title: 'Error Loading Article',
  text: 'There was a problem loading this article. Please try again later.',
  to: '/kb',
  label: 'Back to Knowledge Base',
  canRetry: true,
}

export const ErrorBoundary = errorBoundary({ any: problem, fault: problem })

function BackToKnowledgeBase() {
  return (
    <ButtonLink to="/kb" variant="ghost" className="-ml-3">
      <ArrowLeft aria-hidden />
      Back to Knowledge Base
    </ButtonLink>
  )
}
