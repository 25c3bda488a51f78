import type { ChefRating } from '../../../core/chefs/chef-rating.ts'
import type { RecipeSummary } from '../../../core/recipes/recipe-summary.ts'
import { NoRecipes } from '../recipes/no-recipes.tsx'
import { RecipeGrid } from '../recipes/recipe-grid.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { MoreLink, SectionHead } from '../../ui/section-head.tsx'
import { TopCook } from './top-cook.tsx'

interface CommunityTabProps {
  recipes: ReadonlyArray<RecipeSummary>
  cooks: ReadonlyArray<ChefRating>
}

/** Cooks of the site and the newest recipes. */
export function CommunityTab({ recipes, cooks }: CommunityTabProps) {
  return (
    <>
      <section aria-labelledby="newest">
        <SectionHead
          id="newest"
          title="Newest recipes"
          subtitle="The newest recipes."
          action={<MoreLink to="/latest">Latest Recipes</MoreLink>}
        />
        {recipes.length > 0 ? (
          <RecipeGrid recipes={recipes} headingLevel={3} />
        ) : (
          <NoRecipes>There are no recipes yet. Import the first one.</NoRecipes>
        )}
      </section>
      {cooks.length > 0 && (
        <section aria-labelledby="top-cooks" className="pt-section">
          <SectionHead id="top-cooks" title="Top cooks" subtitle="Ranked by visitor ratings." />
          <ol className="grid gap-3 md:grid-cols-2">
            {cooks.map((cook, index) => (
              <TopCook key={cook.chefId} cook={cook} rank={index + 1} />
            ))}
          </ol>
        </section>
      )}
      <Panel
        variant="tint"
        aria-labelledby="join"
        className="mt-section flex flex-wrap items-center justify-between gap-5"
      >
        <div>
          <h2 id="join">Cook with us</h2>
          <p className="mt-1.5 max-w-[56ch]">Write down your best dish, or import a recipe you found.</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/submit-recipe" variant="primary">
            Share Your Recipe
          </ButtonLink>
          <ButtonLink to="/import">Import Recipe</ButtonLink>
          <ButtonLink to="/community">Newest reviews</ButtonLink>
        </div>
      </Panel>
    </>
  )
}
