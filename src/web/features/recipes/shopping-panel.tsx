import { ShoppingCart } from 'lucide-react'
import { lazy, type MouseEvent, Suspense, useRef, useState } from 'react'
import { type GroceryPartners, instacartUrl } from '../../../core/shopping/grocery.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import type { GroceryPartner } from './shopping-dialog.tsx'
import type { ShownIngredient } from './show-recipe.ts'
import { SidePanel } from './side-panel.tsx'
import { openPart } from '../../ui/open-part.ts'

/** Loaded on demand, because a dialog is half as large as this page. */
const loadDialog = () => import('./shopping-dialog.tsx')
const ShoppingDialog = lazy(async () => ({ default: (await loadDialog()).ShoppingDialog }))

export interface ShoppingRecipe {
  url: string
  title: string
  /** The scaled ingredients. */
  ingredients: ReadonlyArray<ShownIngredient>
}

interface ShoppingPanelProps {
  recipe: ShoppingRecipe
  /** The servings or scale of the amounts, such as "scaled to 6 servings". */
  portion: string
  partners: GroceryPartners
}

/** The first press on a partner opens the list with everything selected. The second press sends it. */
export function ShoppingPanel({ recipe, portion, partners }: ShoppingPanelProps) {
  const [partner, setPartner] = useState<GroceryPartner | null>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const count = recipe.ingredients.length
  if (count === 0) return null
  const everything = instacartUrl({
    recipeUrl: recipe.url,
    recipeName: recipe.title,
    partnerId: partners.instacart,
    items: recipe.ingredients.map((ingredient) => ({ ...ingredient, selected: true })),
  })

  function open(chosen: GroceryPartner, event: MouseEvent<HTMLButtonElement>) {
    opener.current = event.currentTarget
    openPart(loadDialog, () => setPartner(chosen))
  }

  return (
    <SidePanel id="shopping" title="Add to Shopping List" icon={<ShoppingCart aria-hidden />}>
      <p className="text-small text-ink-soft">
        {count === 1 ? 'Add the ingredient' : `All ${count} ingredients`}, {portion}.
      </p>
      <div className="mt-2.5 grid gap-2.5 no-script:hidden">
        <Button variant="primary" block onClick={(event) => open('Instacart', event)}>
          Add to Instacart
        </Button>
        {partners.chicory !== null && (
          <Button block onClick={(event) => open('Chicory', event)}>
            Add to Chicory
          </Button>
        )}
      </div>
      {everything && (
        <ButtonLink
          to={everything}
          target="_blank"
          rel="nofollow noopener"
          variant="primary"
          className="mt-2.5 hidden no-script:flex"
        >
          Add to Instacart
        </ButtonLink>
      )}
      {partner && (
        <Suspense>
          <ShoppingDialog
            recipe={recipe}
            partner={partner}
            partners={partners}
            onClose={() => setPartner(null)}
            onClosed={() => opener.current?.focus()}
          />
        </Suspense>
      )}
    </SidePanel>
  )
}
