import { CookingPot, Printer, Scale } from 'lucide-react'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { DownloadMenu } from '../exporting/download-menu.tsx'
import { CollectButton, SaveButton } from '../collections/save-button.tsx'
import { AddToPlanButton } from '../planning/add-to-plan-button.tsx'
import { AddToListButton } from '../shopping/add-to-list-button.tsx'
import { printRecipe } from './printed-address.tsx'

interface RecipeActionsProps {
  recipe: { id: string; title: string }
  /** As shown, at the chosen scale and in the chosen units. */
  ingredients: ReadonlyArray<{ amount: string; name: string }>
  /** The address of cook mode, with the chosen amounts. Null without steps. */
  cookPath: string | null
  /** The chosen servings. Null for the recipe as written. */
  plannedServings: number | null
  canExport: boolean
  isScaling: boolean
  /** The id of the panel that Scale Recipe opens. */
  scalingId: string
  onToggleScaling: () => void
}

/** On a phone, the lesser actions stand three in a row, so that the ingredients are not far below. */
const tool = 'max-md:col-span-2 max-md:min-h-11 max-md:gap-1.5 max-md:px-1 max-md:text-small'

export function RecipeActions({
  recipe,
  ingredients,
  cookPath,
  plannedServings,
  canExport,
  isScaling,
  scalingId,
  onToggleScaling,
}: RecipeActionsProps) {
  return (
    <div className="mt-4 flex flex-wrap gap-2.5 max-md:grid max-md:grid-cols-6 max-md:gap-2 lg:[&_button]:px-4 print:hidden">
      {cookPath && (
        <ButtonLink to={cookPath} className="max-md:col-span-3">
          <CookingPot aria-hidden />
          Cook
        </ButtonLink>
      )}
      <div className="contents no-script:hidden">
        <SaveButton recipe={recipe} className={cookPath ? 'max-md:col-span-3' : 'max-md:col-span-6'} />
        <AddToListButton recipe={recipe} ingredients={ingredients} className={tool} />
        <AddToPlanButton recipe={recipe} servings={plannedServings} className={tool} />
        <Button
          aria-expanded={isScaling}
          aria-controls={isScaling ? scalingId : undefined}
          onClick={onToggleScaling}
          className={tool}
        >
          <Scale aria-hidden />
          {isScaling ? (
            <span>
              <span className="max-md:sr-only">Hide </span>Scaling
            </span>
          ) : (
            <span>
              Scale<span className="max-md:sr-only"> Recipe</span>
            </span>
          )}
        </Button>
        <Button onClick={() => void printRecipe()} className={tool}>
          <Printer aria-hidden />
          Print
        </Button>
      </div>
      <CollectButton recipe={recipe} className={tool} />
      {canExport && (
        <DownloadMenu
          about="this recipe"
          addressOf={(format) => `/recipe/${encodeURIComponent(recipe.id)}/export/${format}`}
          className={tool}
        />
      )}
    </div>
  )
}
