import type { RecipeSummary } from '../../../core/recipes/recipe-summary.ts'
import { cn } from '../../ui/cn.ts'
import { RecipeCard } from './recipe-card.tsx'

interface RecipeGridProps {
  recipes: ReadonlyArray<RecipeSummary>
  headingLevel?: 2 | 3
  badges?: { limit: number; countRest: boolean }
  /** Shows small rows on a phone, so that more fit on the screen. */
  isCompact?: boolean
  className?: string
}

const firstRow = 3

/** Cards side by side. The pictures of the first row load at once. */
export function RecipeGrid({ recipes, headingLevel = 2, badges, isCompact = false, className }: RecipeGridProps) {
  return (
    <div className={cn('card-grid', isCompact && '@container/cards max-sm:gap-3', className)}>
      {recipes.map((recipe, index) => (
        <RecipeCard
          key={recipe.id}
          recipe={recipe}
          headingLevel={headingLevel}
          isFirst={index < firstRow}
          {...(isCompact && { variant: 'compact' as const })}
          {...(badges ? { badges } : {})}
        />
      ))}
    </div>
  )
}
