import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { CheckboxRow } from '../../ui/checkbox.tsx'
import { Dialog, DialogContent } from '../../ui/dialog.tsx'
import { ScrollArea } from '../../ui/scroll-area.tsx'
import { toast } from '../../ui/toast.ts'
import type { GroceryPartners } from '../../../core/shopping/grocery.ts'
import { sendToInstacart } from '../shopping/send-to-instacart.ts'
import { useChicory } from '../shopping/send-to-chicory.ts'
import type { ShoppingRecipe } from './shopping-panel.tsx'

export type GroceryPartner = 'Instacart' | 'Chicory'

interface ShoppingDialogProps {
  recipe: ShoppingRecipe
  partner: GroceryPartner
  partners: GroceryPartners
  onClose: () => void
  /** Called after closing, to return the focus. */
  onClosed: () => void
}

export function ShoppingDialog({ recipe, partner, partners, onClose, onClosed }: ShoppingDialogProps) {
  const chicory = useChicory()
  const [unwanted, setUnwanted] = useState<ReadonlySet<number>>(new Set())
  const items = recipe.ingredients.map((ingredient, place) => ({
    ...ingredient,
    place,
    selected: !unwanted.has(place),
  }))
  const selectedCount = items.length - unwanted.size

  function choose(place: number, isWanted: boolean) {
    const next = new Set(unwanted)
    if (isWanted) next.delete(place)
    else next.add(place)
    setUnwanted(next)
  }

  function send() {
    if (selectedCount === 0) {
      return toast.error('No Ingredients Selected', `Please select at least one ingredient to add to ${partner}`)
    }
    const list = { recipeUrl: recipe.url, recipeName: recipe.title, items }
    if (partner === 'Chicory' && partners.chicory) {
      void chicory.send(list, partners.chicory, onClose)
      return
    }
    if (partner === 'Instacart') sendToInstacart({ ...list, partnerId: partners.instacart })
    onClose()
  }

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title="Add to Shopping List"
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          onClosed()
        }}
        description="Uncheck what you have at home."
        footer={
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button variant="primary" onClick={send} pending={chicory.isSending} pendingLabel="Opening Chicory...">
              Add to {partner}
            </Button>
          </>
        }
      >
        <output className="mb-2 block text-small text-ink-soft">
          {selectedCount} of {items.length} selected
        </output>
        <ScrollArea className="max-h-60 rounded-md bg-sunk">
          <ul aria-label="Ingredients" className="px-4 py-2">
            {items.map(({ place, name, amount, joint = ' ', selected }) => (
              <li key={place}>
                <CheckboxRow
                  checked={selected}
                  onChange={(event) => choose(place, event.target.checked)}
                  label={
                    <>
                      {amount && <b className="font-[650]">{amount}</b>}
                      {amount && joint}
                      {name}
                    </>
                  }
                  className="py-1 leading-[1.4] [&>span]:min-w-0 [&>span]:[overflow-wrap:anywhere]"
                />
              </li>
            ))}
          </ul>
        </ScrollArea>
      </DialogContent>
    </Dialog>
  )
}
