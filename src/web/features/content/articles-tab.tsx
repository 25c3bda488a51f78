import { type KbChoice, kbPath } from '../../../core/content/kb-address.ts'
import { counted } from '../../../core/text/counted.ts'
import type { ArticleTopic } from '../../../core/content/article-topics.ts'
import type { ArticleSummary } from '../../../core/content/articles.ts'
import emptyPlate from '../../art/spot-empty-plate.svg'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { OlderLink } from '../../ui/older-link.tsx'
import { ArticleCards } from './article-cards.tsx'
import { ArticleFilter } from './article-filter.tsx'
import { ArticleSearch } from './article-search.tsx'

interface ArticlesTabProps {
  choice: KbChoice
  articles: ReadonlyArray<ArticleSummary>
  total: number
  hasMore: boolean
  topics: ReadonlyArray<{ topic: ArticleTopic; count: number }>
}

export function ArticlesTab({ choice, articles, total, hasMore, topics }: ArticlesTabProps) {
  const last = articles.at(-1)
  const isNarrowed = choice.words !== '' || choice.topic !== null
  return (
    <>
      <div className="grid gap-4">
        <ArticleSearch choice={choice} />
        {topics.length > 0 && <ArticleFilter choice={choice} topics={topics} />}
      </div>
      <section aria-labelledby="articles" className="mt-6">
        <div aria-live="polite">
          <h2 id="articles" className="mb-4.5 text-[1.5rem]">
            {resultText(total, choice)}
          </h2>
        </div>
        {articles.length > 0 ? (
          <ArticleCards articles={articles} />
        ) : (
          <EmptyState
            picture={emptyPlate}
            title={isNarrowed ? 'Nothing matches' : 'No articles yet'}
            actions={
              isNarrowed ? <ButtonLink to="/kb">All articles</ButtonLink> : <ButtonLink to="/blog">Blog</ButtonLink>
            }
          >
            {isNarrowed ? 'Try fewer words, or another topic.' : 'Nothing has been published yet.'}
          </EmptyState>
        )}
        <OlderLink
          noun="articles"
          first={choice.after === null ? null : kbPath({ ...choice, after: null })}
          next={hasMore && last ? kbPath({ ...choice, after: last.slug }) : null}
        />
      </section>
    </>
  )
}

function resultText(total: number, { words }: KbChoice) {
  const count = counted(total, 'article')
  if (words === '') return count
  return total > 0 ? `Found ${count}` : 'No articles found. Try a different search term.'
}
