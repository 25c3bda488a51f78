import { Volume2, VolumeX } from 'lucide-react'
import { useEffect, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { languageTag } from '../../../core/recipes/language-tag.ts'
import { send } from '../../browser/client.ts'
import { useShownSearch } from '../../browser/stored-copy.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { toast } from '../../ui/toast.ts'
import { amountSearch, readAmountChoice } from '../recipes/amount-choice.ts'
import type { ShownRecipe } from '../recipes/show-recipe.ts'
import { type OpeningAmounts, useShownRecipe } from '../recipes/use-shown-recipe.ts'
import { usesOfStep } from '../recipes/step-uses.ts'
import { RateRow } from '../reviews/rate-row.tsx'
import { CookHeader } from './cook-header.tsx'
import { CookIngredients } from './cook-ingredients.tsx'
import { CurrentStep } from './current-step.tsx'
import { IngredientSheet } from './ingredient-sheet.tsx'
import { noteCooked, storePlace } from './stored-place.ts'
import { StepIngredients } from './step-ingredients.tsx'
import { StepNav } from './step-nav.tsx'
import TimerBar from './timer-bar.tsx'
import { useReadAloud } from './use-read-aloud.ts'
import { useStepKeys } from './use-step-keys.ts'
import { useStoredPlace, withStep } from './use-stored-place.ts'
import { useSwipe } from './use-swipe.ts'
import { useWakeLock } from './use-wake-lock.ts'

interface CookViewProps {
  recipe: {
    id: string
    title: string
    language: string | null
    written: ShownRecipe
    opening: OpeningAmounts | null
  }
  /** Only listed recipes are rated. */
  isListed: boolean
  canVisitorsRate: boolean
}

/** Cook mode: one step at a time, large, with timers and the ingredients at hand. */
export function CookView({ recipe, isListed, canVisitorsRate }: CookViewProps) {
  const shownSearch = useShownSearch()
  const isSettled = useLocation().search === shownSearch
  const search = useMemo(() => new URLSearchParams(shownSearch), [shownSearch])
  const choice = readAmountChoice(search)
  const { ingredients, steps } = useShownRecipe(recipe.written, choice, recipe.opening)
  const navigate = useNavigate()
  const step = Math.min(steps.length, Math.max(1, Number.parseInt(search.get('step') ?? '1', 10) || 1))
  const lang = languageTag(recipe.language)
  const recipePath = `/recipe/${encodeURIComponent(recipe.id)}${amountSearch(choice)}`
  const pathOf = (number: number) => `?${withStep(search, number)}`
  const go = (number: number) => {
    if (number >= 1 && number <= steps.length) void navigate(pathOf(number), { replace: true })
  }
  const shown = steps[step - 1]
  const uses = usesOfStep(ingredients, steps, step - 1)
  const { canRead, isReading, toggle } = useReadAloud(shown?.text ?? '', lang)

  useWakeLock()
  // On a phone, a message about the list or a saved recipe would cover the step.
  useEffect(() => toast.clear(), [])
  useStepKeys({
    onNext: () => go(step + 1),
    onBack: () => go(step - 1),
    onClose: () => void navigate(recipePath),
  })
  const swipe = useSwipe({ onLeft: () => go(step + 1), onRight: () => go(step - 1) })

  useEffect(() => noteCooked(recipe.id), [recipe.id])
  useStoredPlace({ recipeId: recipe.id, search, isSettled, step })

  function finish() {
    storePlace(recipe.id, 1)
    const path = `/recipe/${encodeURIComponent(recipe.id)}/cooked`
    if (isListed) void send(path, new URLSearchParams(), { keepalive: true })
  }

  return (
    <div className="flex min-h-dvh flex-col" {...swipe}>
      <CookHeader title={recipe.title} lang={lang} recipePath={recipePath} step={step} stepCount={steps.length}>
        {canRead && <ReadAloudButton isReading={isReading} onToggle={toggle} />}
        {ingredients.length > 0 && <IngredientSheet ingredients={ingredients} lang={lang} />}
      </CookHeader>
      <div className="grid flex-1 items-start gap-8 px-4 py-6 md:px-8 flat:py-3 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="mx-auto w-full max-w-200">
          <CurrentStep
            recipeId={recipe.id}
            step={shown}
            number={step}
            stepCount={steps.length}
            uses={uses}
            lang={lang}
          />
          {isListed && step === steps.length && (
            <RateRow recipeId={recipe.id} canVisitorsRate={canVisitorsRate} className="mt-10" />
          )}
        </div>
        {ingredients.length > 0 && (
          <aside
            aria-label="Ingredients"
            className="self-start rounded-lg bg-surface p-6 shadow-card max-lg:hidden no-script:block"
          >
            <StepIngredients uses={uses} lang={lang} className="mb-6" />
            <h2 className="mb-2 text-h3">{uses.length > 0 ? 'All ingredients' : 'Ingredients'}</h2>
            <CookIngredients ingredients={ingredients} lang={lang} />
          </aside>
        )}
      </div>
      <footer className="sticky bottom-0 z-10 border-t border-line bg-bg pb-[env(safe-area-inset-bottom)] flat:flex flat:items-center">
        <TimerBar />
        <StepNav step={step} stepCount={steps.length} pathOf={pathOf} recipePath={recipePath} onFinish={finish} />
      </footer>
    </div>
  )
}

function ReadAloudButton({ isReading, onToggle }: { isReading: boolean; onToggle: () => void }) {
  return (
    <IconButton label={isReading ? 'Stop reading aloud' : 'Read the steps aloud'} onClick={onToggle}>
      {isReading ? <VolumeX aria-hidden /> : <Volume2 aria-hidden />}
    </IconButton>
  )
}
