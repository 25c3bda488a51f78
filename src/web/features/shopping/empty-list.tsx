import emptyPlate from '../../art/spot-empty-plate.svg'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

export function EmptyList({ hasFoodsAtHome }: { hasFoodsAtHome: boolean }) {
  return (
    <EmptyState
      picture={emptyPlate}
      title={hasFoodsAtHome ? 'You have everything at home' : 'Nothing to buy'}
      actions={
        <>
          <ButtonLink to="/recipes" variant="primary">
            Browse recipes
          </ButtonLink>
          <ButtonLink to="/meal-plan">Plan a week</ButtonLink>
        </>
      }
      className="mt-5 print:hidden"
    >
      Press “<span className="max-md:hidden">Add to shopping list</span>
      <span className="md:hidden">List</span>” on a recipe, or type what you need.
    </EmptyState>
  )
}
