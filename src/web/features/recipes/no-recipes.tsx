import emptyPlate from '../../art/spot-empty-plate.svg'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

/** An empty list. `children` explains why. */
export function NoRecipes({ children }: { children: string }) {
  return (
    <EmptyState
      picture={emptyPlate}
      title="No recipes found"
      actions={
        <>
          <ButtonLink to="/import" variant="primary">
            Import Recipe
          </ButtonLink>
          <ButtonLink to="/latest">Latest Recipes</ButtonLink>
        </>
      }
    >
      {children}
    </EmptyState>
  )
}
