import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { longDate } from '../../core/reading-text.ts'
import { listKnowledgeBaseArticles } from '../../db/reading.ts'
import { appContext } from '../app-context.ts'
import emptyPlate from '../art/spot-empty-plate.svg'
import { PageHead } from '../components/reading/page-head.tsx'
import { ButtonLink } from '../components/ui/button.tsx'
import { Card, cardLink } from '../components/ui/card.tsx'
import { EmptyState } from '../components/ui/empty-state.tsx'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/kb'

const articlesShown = 200

export async function loader({ context }: Route.LoaderArgs) {
  return { articles: await listKnowledgeBaseArticles(context.get(appContext).db, articlesShown) }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], {
    title: 'Recipe Knowledge Base',
    description: 'How ingredients behave, how methods work, and what to do when something goes wrong.',
    path: '/kb',
  })

export default function KnowledgeBase({ loaderData: { articles } }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <PageHead
        title="Recipe Knowledge Base"
        lead="How ingredients behave, how methods work, and what to do when something goes wrong."
      />
      {articles.length > 0 ? (
        <div className="grid gap-gap md:grid-cols-2">
          {articles.map((article) => (
            <Card key={article.slug} className="gap-2 p-[clamp(1.125rem,2.4vw,1.75rem)]">
              <h2 className="text-h3 font-[560]">
                <Link to={`/kb/${article.slug}`} prefetch="intent" className={cardLink}>
                  {article.title}
                </Link>
              </h2>
              <p className="text-ink-soft">{article.excerpt}</p>
              <p className="mt-auto flex items-center justify-between gap-4 pt-2 text-small font-[550] text-ink-soft">
                <time dateTime={article.createdAt}>{longDate(article.createdAt)}</time>
                <ArrowRight aria-hidden className="text-link" />
              </p>
            </Card>
          ))}
        </div>
      ) : (
        <EmptyState
          picture={emptyPlate}
          title="No articles yet"
          actions={<ButtonLink to="/faq">Frequently Asked Questions</ButtonLink>}
        >
          The shelves are empty so far. Quick answers are in the questions.
        </EmptyState>
      )}
    </div>
  )
}
