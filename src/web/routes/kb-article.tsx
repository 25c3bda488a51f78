import { ArrowLeft } from 'lucide-react'
import { data } from 'react-router'
import { longDate } from '../../core/reading-text.ts'
import { findKnowledgeBaseArticle } from '../../db/reading.ts'
import { appContext } from '../app-context.ts'
import { cleanArticle } from '../article-html.server.ts'
import { ArticleHtml } from '../components/reading/article-html.tsx'
import { NotHere } from '../components/reading/not-here.tsx'
import { ButtonLink } from '../components/ui/button.tsx'
import { redirectIfMoved } from '../moved.server.ts'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/kb-article'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext)
  const article = await findKnowledgeBaseArticle(db, params.slug)
  if (!article) {
    await redirectIfMoved(db, `/kb/${params.slug}`)
    return data(null, { status: 404 })
  }
  return { ...article, content: cleanArticle(article.content) }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData
    ? pageMeta(matches[0], {
        title: loaderData.title,
        description: loaderData.excerpt,
        path: `/kb/${loaderData.slug}`,
        type: 'article',
      })
    : pageMeta(matches[0], { title: 'Article Not Found', description: 'There is no such article.', path: null })

export default function KnowledgeBaseArticlePage({ loaderData: article }: Route.ComponentProps) {
  if (!article) {
    return (
      <NotHere title="Article Not Found" action={<BackToKnowledgeBase />}>
        It may have moved, or it was never written.
      </NotHere>
    )
  }
  return (
    <article className="wrap pt-4">
      <div className="mx-auto max-w-[46rem]">
        <BackToKnowledgeBase />
        <header className="mt-6 mb-8">
          <h1>{article.title}</h1>
          <p className="mt-3 text-small font-[550] text-ink-soft">
            <time dateTime={article.createdAt}>{longDate(article.createdAt)}</time>
          </p>
        </header>
        <ArticleHtml html={article.content} />
      </div>
    </article>
  )
}

function BackToKnowledgeBase() {
  return (
    <ButtonLink to="/kb" variant="ghost" className="-ml-3">
      <ArrowLeft aria-hidden />
      Back to Knowledge Base
    </ButtonLink>
  )
}
