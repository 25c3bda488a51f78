import { lazy, Suspense, useId } from 'react'
import { counted } from '../../../core/text/counted.ts'
import { factorText, scaleServings } from '../../../core/recipes/scaling/scale.ts'
import type { Affiliate } from '../../../core/affiliates/affiliate.ts'
import type { Pan } from '../../../core/recipes/scaling/pan.ts'
import type { LeftOut } from '../../../core/recipes/fit-recipe.ts'
import { languageTag } from '../../../core/recipes/language-tag.ts'
import { isListed } from '../../../core/recipes/visibility.ts'
import type { Recipe } from '../../../core/recipes/recipe.ts'
import type { GroceryPartners } from '../../../core/shopping/grocery.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { type AmountChoice, amountSearch } from './amount-choice.ts'
import { AmountsForm } from './amounts-form.tsx'
import { OvenChoice } from './oven-choice.tsx'
import { PrintedAddress } from './printed-address.tsx'
import { IngredientPanel } from './ingredient-panel.tsx'
import { LeftOutNote } from './left-out-note.tsx'
import { RecipeActions } from './recipe-actions.tsx'
import { recipeCrumbs } from './recipe-crumbs.ts'
import { RecipeDiets } from './recipe-diets.tsx'
import { RecipeFacts } from './recipe-facts.tsx'
import { RecipeHeader } from './recipe-header.tsx'
import { RecipeNotes } from './recipe-notes.tsx'
import { RecipeSide } from './recipe-side.tsx'
import type { RelatedRecipe } from './related-recipes.tsx'
import type { ShownReviews } from '../reviews/review-section.tsx'
import { ShareRow } from './share-row.tsx'
import type { ShownRecipe } from './show-recipe.ts'
import { StepList } from './step-list.tsx'
import { useAmountChoice } from './use-amount-choice.ts'
import { loadScaling, useScaling } from './use-scaling.ts'
import { type OpeningAmounts, useShownRecipe } from './use-shown-recipe.ts'

/** Loaded on demand, because it is far below the first screen. */
const ReviewSection = lazy(() => import('../reviews/review-section.tsx'))
const ScalingPanel = lazy(loadScaling)

/** A recipe without its ingredients and steps. Those come separately as a `ShownRecipe`. */
export type RecipeHead = Omit<Recipe, 'ingredients' | 'instructions'> & {
  /** The purpose of the time beyond prep and cook, such as "chilling". */
  waiting: string
}

interface RecipeViewProps {
  recipe: RecipeHead
  canExport: boolean
  /** The edit page, for the owner and for editors. */
  editPath: string | null
  written: ShownRecipe
  left: LeftOut
  /** The amounts chosen in the address. Null for the amounts as written. */
  opening: OpeningAmounts | null
  /** True if the steps name the heat of an oven. */
  hasOven: boolean
  /** The pan that the steps name. */
  pan: Pan | null
  /** Explains why a form sent without script could not scale the recipe. */
  scaleProblem: string | null
  /** The absolute address of the page, without a choice of amounts. */
  url: string
  related: ReadonlyArray<RelatedRecipe>
  /** Null for a recipe that is not listed. */
  reviews: ShownReviews | null
  product: Affiliate | null
  partners: GroceryPartners
}

export function RecipeView({
  recipe,
  canExport,
  editPath,
  written,
  left,
  opening,
  hasOven,
  pan,
  scaleProblem,
  url,
  related,
  reviews,
  product,
  partners,
}: RecipeViewProps) {
  const { choice, change } = useAmountChoice()
  const { ingredients, steps } = useShownRecipe(written, choice, opening)
  const scaling = useScaling(choice.scale !== 1)
  const scalingId = useId()
  const servings = servingsAt(choice.scale, recipe)
  const lang = languageTag(recipe.language)
  const shownUrl = url + amountSearch(choice)
  const shared = { url: shownUrl, title: recipe.title, picture: pictureUrl(url, recipe.picture) }

  return (
    <div className="wrap">
      <div className="[overflow-wrap:anywhere]">
        <Breadcrumbs crumbs={recipeCrumbs(recipe)} />
      </div>
      <article>
        <RecipeHeader recipe={recipe} editPath={editPath}>
          <RecipeActions
            recipe={{ id: recipe.id, title: recipe.title }}
            ingredients={ingredients}
            choice={choice}
            cookPath={steps.length > 0 ? `/recipe/${encodeURIComponent(recipe.id)}/cook${amountSearch(choice)}` : null}
            plannedServings={choice.scale === 1 ? null : servings}
            canExport={canExport}
            isScaling={scaling.isOpen}
            scalingId={scalingId}
            onToggleScaling={scaling.toggle}
          />
          <ShareRow {...shared} className="max-md:hidden" />
          <PrintedAddress
            url={shownUrl}
            code={`/recipe/${encodeURIComponent(recipe.id)}/code${amountSearch(choice)}`}
          />
        </RecipeHeader>
        <RecipeFacts
          recipe={recipe}
          servings={servings}
          isScaled={choice.scale !== 1}
          ingredientCount={ingredients.length}
          stepCount={steps.length}
        />
        <RecipeDiets diets={recipe.diets} className="max-md:hidden print:block" />
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-[clamp(1.25rem,2.6vw,2.25rem)] 2xl:grid-cols-[minmax(0,1fr)_308px] print:block">
          <div className="min-w-0">
            <Suspense>
              {scaling.isOpen && (
                <ScalingPanel
                  id={scalingId}
                  scale={choice.scale}
                  servings={servings}
                  baseServings={recipe.servings}
                  written={written.ingredients}
                  pan={pan}
                  takesFocus={scaling.wasToggled}
                  onScaleChange={(scale) => change({ scale })}
                />
              )}
            </Suspense>
            {/* Only the server renders this, because only browsers without script show it. */}
            <noscript>
              {import.meta.env.SSR && (
                <AmountsForm choice={choice} written={written.ingredients} pan={pan} problem={scaleProblem} />
              )}
            </noscript>
            <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-[clamp(1.25rem,2.6vw,2.25rem)] md:grid-cols-[minmax(0,.86fr)_minmax(0,1fr)] print:grid-cols-[minmax(0,.55fr)_minmax(0,1fr)] print:gap-6">
              <IngredientPanel ingredients={ingredients} choice={choice} lang={lang} onChange={change} />
              {/* On a phone, the list comes first. */}
              <RecipeDiets diets={recipe.diets} className="m-0 md:hidden print:hidden" />
              <StepList
                steps={steps}
                ingredients={ingredients}
                lang={lang}
                control={hasOven && <OvenChoice oven={choice.oven} onChange={(oven) => change({ oven })} />}
              />
            </div>
            <ShareRow {...shared} className="md:hidden" />
            <LeftOutNote left={left} />
            <RecipeNotes tips={recipe.tips} nutrition={recipe.nutritionFacts} lang={lang} />
            {reviews && (
              <Suspense>
                <ReviewSection recipeId={recipe.id} reviews={reviews} amounts={amountSearch(choice)} />
              </Suspense>
            )}
          </div>
          <RecipeSide
            recipe={{ url: shownUrl, title: recipe.title, ingredients }}
            portion={portionOf(choice, servings)}
            partners={partners}
            related={related}
            product={product}
            reportPath={isListed(recipe.status) && `/recipe/${encodeURIComponent(recipe.id)}/report`}
          />
        </div>
      </article>
    </div>
  )
}

/** Other sites fetch the picture, so it needs a whole address. */
function pictureUrl(url: string, picture: RecipeHead['picture']) {
  const width = picture?.widths.at(-1)
  return picture && width !== undefined ? `${new URL(url).origin}/images/${picture.id}/${width}.webp` : null
}

function servingsAt(scale: number, { servings }: RecipeHead) {
  return servings === null ? null : scaleServings(servings, scale)
}

/** Describes what the amounts of the list are for. */
function portionOf({ scale }: AmountChoice, servings: number | null) {
  if (servings === null) return scale === 1 ? 'as written' : `at ${factorText(scale)}`
  return `${scale === 1 ? 'for' : 'scaled to'} ${counted(servings, 'serving')}`
}
