import cocoaBath from '../art/spot-cocoa-bath.svg'
import { ButtonLink } from '../components/ui/button.tsx'
import { EmptyState } from '../components/ui/empty-state.tsx'

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
      Press “Save” on a recipe, and it waits for you here.
    </EmptyState>
  )
}
