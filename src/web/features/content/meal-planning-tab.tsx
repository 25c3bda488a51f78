import type { ArticleSummary } from '../../../core/content/articles.ts'
import measuring from '../../art/spot-measuring.svg'
import { Character } from '../../ui/character.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { ArticleCards } from './article-cards.tsx'

export function MealPlanningTab({ articles }: { articles: ReadonlyArray<ArticleSummary> }) {
  return (
    <>
      <Panel variant="tint" aria-labelledby="plan-sheet" className="flex flex-wrap items-center gap-x-8 gap-y-5">
        <div className="min-w-0 flex-1 basis-80">
          <h2 id="plan-sheet">A week on one sheet</h2>
          <p className="mt-2 max-w-[56ch] text-lead">
            Seven days, three meals, one shopping list. Fill it with saved recipes or by hand, and print it for the
            fridge. <span className="no-script:hidden">It stays in your browser.</span>
          </p>
          <ButtonLink to="/meal-plan" variant="primary" size="lg" className="mt-5">
            Plan a week
          </ButtonLink>
        </div>
        <Character src={measuring} className="h-40 w-auto max-md:hidden" />
      </Panel>
      {articles.length > 0 && (
        <section aria-labelledby="planning-articles" className="mt-9">
          <h2 id="planning-articles" className="mb-4.5">
            Read about planning
          </h2>
          <ArticleCards articles={articles} />
        </section>
      )}
    </>
  )
}
