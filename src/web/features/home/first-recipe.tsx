import emptyPlate from '../../art/spot-empty-plate.svg'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

/** The next step on a site without recipes. */
export function FirstRecipe() {
  return (
    <EmptyState
      picture={emptyPlate}
      title="No recipes yet"
      actions={
        <>
          <ButtonLink to="/import" variant="primary">
            Import Recipe
          </ButtonLink>
          <ButtonLink to="/submit-recipe">Submit Recipe</ButtonLink>
        </>
      }
    >
      Bring the first one in from another site or a file, or write it down.
    </EmptyState>
  )
}
