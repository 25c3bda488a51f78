import type { ReactNode } from 'react'
import type { RecipeSummary } from '../../../core/recipe/recipe-summary.ts'
import { cn } from '../ui/cn.ts'
import { PageLinks } from '../ui/page-links.tsx'
import { RecipeCard } from '../recipe/recipe-card.tsx'
import { useAddress } from './use-address.ts'

interface RecipeGridProps {
  recipes: ReadonlyArray<RecipeSummary>
  headingLevel?: 2 | 3
  badges?: { limit: number; countRest: boolean }
  className?: string
}

const firstRow = 3

/** Cards side by side; the pictures of the first row are fetched at once. */
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

interface RecipePagesProps {
  page: number
  pageCount: number
  children: ReactNode
}

/** A list and the way to its next page, kept in the address. */
export function RecipePages({ page, pageCount, children }: RecipePagesProps) {
  const address = useAddress()
  return (
    <>
      {children}
      <PageLinks
        noun="recipes"
        page={page}
        pageCount={pageCount}
        hrefOf={(wanted) => address({ page: wanted === 1 ? null : String(wanted) })}
      />
    </>
  )
}
