import type { ReactNode } from 'react'
import emptyPlate from '../../art/spot-empty-plate.svg'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

interface NoRecipesProps {
  /** Why the list is empty. */
  children: string
  /** The next step. The default suits a site without recipes. */
  actions?: ReactNode
}

/** An empty list. */
export function NoRecipes({ children, actions }: NoRecipesProps) {
  return (
    <EmptyState
      picture={emptyPlate}
      title="No recipes found"
      actions={
        actions || (
          <>
            <ButtonLink to="/import" variant="primary">
              Import Recipe
            </ButtonLink>
            <ButtonLink to="/latest">Latest Recipes</ButtonLink>
          </>
        )
      }
    >
      {children}
    </EmptyState>
  )
}
