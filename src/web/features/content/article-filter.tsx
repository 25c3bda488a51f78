import { SlidersHorizontal } from 'lucide-react'
import { type KbChoice, kbPath } from '../../../core/content/kb-address.ts'
import { type ArticleTopic, articleTopics } from '../../../core/content/article-topics.ts'
import { PillLink } from '../../ui/pill-link.tsx'

interface ArticleFilterProps {
  choice: KbChoice
  topics: ReadonlyArray<{ topic: ArticleTopic; count: number }>
}

/** Filters by topic and order. Each choice is a link that preserves the search. */
export function ArticleFilter({ choice, topics }: ArticleFilterProps) {
  const changed = (changes: Partial<KbChoice>) => kbPath({ ...choice, after: null, ...changes })
  return (
    <nav aria-labelledby="filter" className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1.5">
      <h2 id="filter" className="mr-1 inline-flex max-sm:sr-only items-center gap-2 text-[1.0625rem] font-[560]">
        <SlidersHorizontal aria-hidden className="text-ink-soft" />
        Filter
      </h2>
      {/* On a phone the topics scroll in one line, so that the articles are not far below. */}
      <div className="tray-fade flex gap-2 *:flex-none max-sm:-mx-1 max-sm:w-[calc(100%+.5rem)] max-sm:overflow-x-auto max-sm:p-1 max-sm:[scrollbar-width:none] sm:contents">
        <PillLink preventScrollReset to={changed({ topic: null })} isCurrent={choice.topic === null}>
          All topics
        </PillLink>
        {topics.map(({ topic, count }) => (
          <PillLink preventScrollReset key={topic} to={changed({ topic })} isCurrent={choice.topic === topic}>
            {labelOf(topic)} <span className="text-ink-soft">({count})</span>
          </PillLink>
        ))}
      </div>
      <span className="flex gap-2 sm:ml-auto">
        <PillLink preventScrollReset to={changed({ sort: 'newest' })} isCurrent={choice.sort === 'newest'}>
          Newest first
        </PillLink>
        <PillLink preventScrollReset to={changed({ sort: 'title' })} isCurrent={choice.sort === 'title'}>
          A to Z
        </PillLink>
      </span>
    </nav>
  )
}

function labelOf(wanted: ArticleTopic) {
  return articleTopics.find(({ slug }) => slug === wanted)?.label
}
