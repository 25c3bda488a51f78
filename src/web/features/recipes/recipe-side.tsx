import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import type { Affiliate } from '../../../core/affiliates/affiliate.ts'
import type { GroceryPartners } from '../../../core/shopping/grocery.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { useHasPart } from '../../ui/use-has-part.ts'
import { DeliveryPanel } from './delivery-panel.tsx'
import { ProductPanel } from './product-panel.tsx'
import { type RelatedRecipe, RelatedRecipes } from './related-recipes.tsx'
import { ShoppingPanel, type ShoppingRecipe } from './shopping-panel.tsx'

interface RecipeSideProps {
  recipe: ShoppingRecipe
  portion: string
  partners: GroceryPartners
  related: ReadonlyArray<RelatedRecipe>
  product: Affiliate | null
  /** False for a recipe that is not listed. */
  reportPath: string | false
}

export function RecipeSide({ recipe, portion, partners, related, product, reportPath }: RecipeSideProps) {
  const hasDelivery = useHasPart('delivery')
  return (
    <aside aria-label="More for this recipe" className="grid min-w-0 gap-4.5 md:max-2xl:grid-cols-2 print:hidden">
      {hasDelivery && <ShoppingPanel recipe={recipe} portion={portion} partners={partners} />}
      {hasDelivery && <DeliveryPanel title={recipe.title} />}
      <RelatedRecipes recipes={related} />
      <ProductPanel product={product} />
      <ButtonLink to="/import" block className="md:max-2xl:col-span-2">
        <Plus aria-hidden />
        Import Another Recipe
      </ButtonLink>
      {reportPath && (
        <Link to={reportPath} className="flex min-h-11 items-center justify-center text-small">
          Report this recipe
        </Link>
      )}
    </aside>
  )
}
