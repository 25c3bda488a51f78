import type { RecipeSummary } from '../../../core/recipes/recipe-summary.ts'
import brownies from '../../art/toasted-marshmallow-smores-brownies.svg'
import pasta from '../../art/creamy-garlic-parmesan-pasta.svg'
import soup from '../../art/thai-coconut-curry-soup.svg'
import { RecipeCard } from '../recipes/recipe-card.tsx'
import { RecipeCardSkeleton } from '../recipes/recipe-card-skeleton.tsx'
import { Panel } from '../../ui/panel.tsx'
import { GuideSection } from './guide-section.tsx'

const basics = { image: null, difficulty: 'medium', featured: false, language: null } as const
const recipes: Record<'pasta' | 'soup' | 'brownies', RecipeSummary> = {
  pasta: {
    ...basics,
    id: 'creamy-garlic-parmesan-pasta',
    drawing: 'pasta',
    title: 'Creamy Garlic Parmesan Pasta',
    description: 'Bucatini in a silky garlic cream that comes together while the water boils.',
    categories: ['pasta', 'italian', 'quick meals', 'vegetarian'],
    featured: true,
    totalTime: 30,
    difficulty: 'easy',
    servings: 4,
  },
  soup: {
    ...basics,
    id: 'thai-coconut-curry-soup',
    drawing: 'soup',
    title: 'Thai Coconut Curry Soup',
    description: 'Red curry, coconut milk and lime in one pot, finished with shrimp and a handful of cilantro.',
    categories: ['soup', 'thai', 'dinner'],
    totalTime: 35,
    servings: 4,
  },
  brownies: {
    ...basics,
    id: 'toasted-marshmallow-smores-brownies',
    drawing: 'bars',
    title: 'Toasted Marshmallow S’mores Brownies',
    description: 'Fudgy brownies under a torched marshmallow lid, with broken graham crackers for the crunch.',
    categories: ['dessert', 'baking'],
    featured: true,
    totalTime: 55,
    servings: 12,
  },
}

function drawing(source: string) {
  return <img src={source} alt="" width={800} height={600} loading="lazy" className="food" />
}

export function CardGuide() {
  return (
    <GuideSection
      id="cards"
      title="Recipe cards and panels"
      note="The link in the heading covers the card. Hover: it rises 3 px and its picture grows."
    >
      <div className="card-grid">
        <RecipeCard recipe={recipes.brownies} preview={drawing(brownies)} />
        <RecipeCard recipe={recipes.soup} badges={{ limit: 2, countRest: true }} />
        <RecipeCardSkeleton />
      </div>
      <div className="grid gap-gap sm:grid-cols-2 xl:grid-cols-[1.12fr_1fr] xl:grid-rows-2">
        <RecipeCard
          recipe={recipes.pasta}
          variant="lead"
          preview={drawing(pasta)}
          className="sm:max-xl:col-span-2 xl:row-span-2"
        />
        <RecipeCard recipe={recipes.soup} variant="row" preview={drawing(soup)} />
        <RecipeCard recipe={recipes.brownies} variant="row" preview={drawing(brownies)} />
      </div>
      <div className="grid gap-gap lg:grid-cols-3">
        <Panel aria-labelledby="panel-plain">
          <h3 id="panel-plain">Panel</h3>
          <p className="mt-1 text-ink-soft">Things that belong together.</p>
        </Panel>
        <Panel variant="tint" aria-labelledby="panel-tint">
          <h3 id="panel-tint">Tinted</h3>
          <p className="mt-1 text-ink-soft">Tips, and what deserves a look.</p>
        </Panel>
        <Panel variant="sunk" aria-labelledby="panel-sunk">
          <h3 id="panel-sunk">Sunk</h3>
          <p className="mt-1 text-ink-soft">A well inside a page.</p>
        </Panel>
      </div>
    </GuideSection>
  )
}
