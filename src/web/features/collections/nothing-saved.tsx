import cocoaBath from '../../art/spot-cocoa-bath.svg'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

export function NothingSaved() {
  return (
    <EmptyState
      picture={cocoaBath}
      title="Nothing saved yet"
      actions={
        <>
          <ButtonLink to="/latest" variant="primary">
            Latest Recipes
          </ButtonLink>
          <ButtonLink to="/search">Search recipes</ButtonLink>
        </>
      }
    >
      Press “Save” on a recipe to find it here.
    </EmptyState>
  )
}
