import { CookingPot, Printer, Scale } from 'lucide-react'
import type { ShownLine } from '../../../core/ingredients/shown-line.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { DownloadMenu } from '../exporting/download-menu.tsx'
import { CollectButton, SaveButton } from '../collections/save-button.tsx'
import { AddToPlanButton } from '../planning/add-to-plan-button.tsx'
import { AddToListButton } from '../shopping/add-to-list-button.tsx'
import { PlainAddForm } from '../shopping/plain-add-form.tsx'
import { type AmountChoice, amountSearch } from './amount-choice.ts'
import { printRecipe } from './printed-address.tsx'

interface RecipeActionsProps {
  recipe: { id: string; title: string }
  /** As shown, at the chosen scale and in the chosen units. */
  ingredients: ReadonlyArray<ShownLine>
  choice: AmountChoice
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

/** Two halves of the first row, so that the two things cooks come for are found at once. */
const main = 'max-md:col-span-3 max-md:@max-[12rem]:col-span-6 md:flex-[1_1_calc(50%-.3125rem)]'

/** On a phone, the less important actions are three in a row, so that the ingredients are not far below. */
const tool =
  'min-h-11 text-small md:px-4 max-md:col-span-2 max-md:gap-1.5 max-md:px-1 max-xs:gap-1 max-xs:text-[.875rem] max-md:@max-[19rem]:col-span-3 max-md:@max-[12rem]:col-span-6'

export function RecipeActions({
  recipe,
  ingredients,
  choice,
  cookPath,
  plannedServings,
  canExport,
  isScaling,
  scalingId,
  onToggleScaling,
}: RecipeActionsProps) {
  return (
    <div className="@container mt-4">
      <div className="flex flex-wrap gap-2.5 max-md:grid max-md:grid-cols-6 max-md:gap-2 print:hidden">
        {cookPath && (
          <ButtonLink to={cookPath} className={main}>
            <CookingPot aria-hidden />
            Cook
          </ButtonLink>
        )}
        <div className="contents no-script:hidden">
          <SaveButton recipe={recipe} className={cookPath ? main : 'max-md:col-span-6'} />
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
        {ingredients.length > 0 && (
          <PlainAddForm
            recipes={[{ id: recipe.id, factor: choice.scale }]}
            amounts={choice}
            className="max-md:col-span-3"
          />
        )}
        <CollectButton recipe={recipe} className={tool} />
        {canExport && (
          <DownloadMenu
            about="this recipe"
            addressOf={(format) =>
              `/recipe/${encodeURIComponent(recipe.id)}/export/${format}${format === 'pdf' ? amountSearch(choice) : ''}`
            }
            className={tool}
          />
        )}
      </div>
    </div>
  )
}
