import type { RecipeSummary } from '../../../core/recipes/recipe-summary.ts'
import { cn } from '../../ui/cn.ts'
import { RecipeCard } from './recipe-card.tsx'

interface RecipeGridProps {
  recipes: ReadonlyArray<RecipeSummary>
  headingLevel?: 2 | 3
  badges?: { limit: number; countRest: boolean }
  className?: string
}

const firstRow = 3

/** Cards side by side. The pictures of the first row load at once. */
export function RecipeGrid({ recipes, headingLevel = 2, badges, className }: RecipeGridProps) {
  return (
    <div className={cn('card-grid', className)}>
      {recipes.map((recipe, index) => (
        <RecipeCard
          key={recipe.id}
          recipe={recipe}
          headingLevel={headingLevel}
          isFirst={index < firstRow}
          {...(badges ? { badges } : {})}
        />
      ))}
    </div>
  )
}
