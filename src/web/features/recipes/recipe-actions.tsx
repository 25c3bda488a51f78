import { CookingPot, Printer, Scale } from 'lucide-react'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { DownloadMenu } from '../exporting/download-menu.tsx'
import { CollectButton, SaveButton } from '../collections/save-button.tsx'
import { AddToListButton } from '../shopping/add-to-list-button.tsx'
import { printRecipe } from './printed-address.tsx'

interface RecipeActionsProps {
  recipe: { id: string; title: string }
  /** As shown, at the chosen scale and in the chosen units. */
  ingredients: ReadonlyArray<{ amount: string; name: string }>
  /** The address of cook mode, with the chosen amounts. Null without steps. */
  cookPath: string | null
  canExport: boolean
  isScaling: boolean
  /** The id of the panel that Scale Recipe opens. */
  scalingId: string
  onToggleScaling: () => void
}

export function RecipeActions({
  recipe,
  ingredients,
  cookPath,
  canExport,
  isScaling,
  scalingId,
  onToggleScaling,
}: RecipeActionsProps) {
  return (
    <div className="mt-4 flex flex-wrap gap-2.5 lg:[&_button]:px-4 print:hidden">
      {cookPath && (
        <ButtonLink to={cookPath} className="max-md:flex-auto">
          <CookingPot aria-hidden />
          Cook
        </ButtonLink>
      )}
      <div className="contents no-script:hidden">
        <SaveButton recipe={recipe} />
        <AddToListButton recipe={recipe} ingredients={ingredients} />
        <Button
          aria-expanded={isScaling}
          aria-controls={isScaling ? scalingId : undefined}
          onClick={onToggleScaling}
          className="max-md:flex-auto"
        >
          <Scale aria-hidden />
          {isScaling ? 'Hide Scaling' : 'Scale Recipe'}
        </Button>
        <Button onClick={() => void printRecipe()} className="max-md:flex-auto">
          <Printer aria-hidden />
          Print
        </Button>
      </div>
      <CollectButton recipe={recipe} />
      {canExport && (
        <DownloadMenu
          about="this recipe"
          addressOf={(format) => `/recipe/${encodeURIComponent(recipe.id)}/export/${format}`}
          className="max-md:flex-auto"
        />
      )}
    </div>
  )
}
