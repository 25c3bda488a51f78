import { categoryLabel, categoryPath } from '../../../core/recipes/categories/category.ts'
import type { RecipeSummary } from '../../../core/recipes/recipe-summary.ts'
import { numberText } from '../../../core/text/number-text.ts'
import { NoRecipes } from '../recipes/no-recipes.tsx'
import { RecipeGrid } from '../recipes/recipe-grid.tsx'
import { MoreLink, SectionHead } from '../../ui/section-head.tsx'
import { PillLink } from '../../ui/pill-link.tsx'

interface RecipesTabProps {
  recipes: ReadonlyArray<RecipeSummary>
  /** The largest categories. */
  categories: ReadonlyArray<{ name: string; count: number }>
}

export function RecipesTab({ recipes, categories }: RecipesTabProps) {
  if (recipes.length === 0) return <NoRecipes>There are no recipes yet. Import the first one.</NoRecipes>
  return (
    <>
      <section aria-labelledby="by-category">
        <SectionHead
          id="by-category"
          title="Browse by category"
          action={<MoreLink to="/categories">All Categories</MoreLink>}
        />
        <ul className="flex flex-wrap gap-2">
          {categories.map(({ name, count }) => (
            <li key={name}>
              <PillLink to={categoryPath(name)} prefetch="intent">
                {categoryLabel(name)} <span className="text-ink-soft">({numberText(count)})</span>
              </PillLink>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="newest" className="pt-section">
        <SectionHead id="newest" title="Newest recipes" action={<MoreLink to="/recipes">All Recipes</MoreLink>} />
        <RecipeGrid recipes={recipes} headingLevel={3} />
      </section>
    </>
  )
}
