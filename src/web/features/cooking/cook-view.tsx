import { ArrowLeft, ArrowRight, Check, Volume2, VolumeX, X } from 'lucide-react'
import { useEffect, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { languageTag } from '../../../core/recipes/language-tag.ts'
import { send } from '../../browser/client.ts'
import { useShownSearch } from '../../browser/stored-copy.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { IconButton, IconButtonLink } from '../../ui/icon-button.tsx'
import { toast } from '../../ui/toast.ts'
import { amountSearch, readAmountChoice } from '../recipes/amount-choice.ts'
import type { ShownRecipe } from '../recipes/show-recipe.ts'
import { type OpeningAmounts, useShownRecipe } from '../recipes/use-shown-recipe.ts'
import { usesOfStep } from '../recipes/step-uses.ts'
import { RateRow } from '../reviews/rate-row.tsx'
import { CookIngredients } from './cook-ingredients.tsx'
import { IngredientSheet } from './ingredient-sheet.tsx'
import { noteCooked, placeIn, storePlace } from './stored-place.ts'
import { StepIngredients } from './step-ingredients.tsx'
import { TimedText } from './timed-text.tsx'
import TimerBar from './timer-bar.tsx'
import { useReadAloud } from './use-read-aloud.ts'
import { useStepKeys } from './use-step-keys.ts'
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
  const asked = search.get('step')
  const step = Math.min(steps.length, Math.max(1, Number.parseInt(asked ?? '1', 10) || 1))
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
  useEffect(() => {
    if (!isSettled) return
    if (asked !== null) return storePlace(recipe.id, step)
    const left = placeIn(recipe.id)
    if (left !== undefined && left > 1) void navigate(`?${withStep(search, left)}`, { replace: true })
  }, [isSettled, asked, step, recipe.id, navigate, search])

  function finish() {
    storePlace(recipe.id, 1)
    const path = `/recipe/${encodeURIComponent(recipe.id)}/cooked`
    if (isListed) void send(path, new URLSearchParams(), { keepalive: true })
  }

  return (
    <div className="flex min-h-dvh flex-col" {...swipe}>
      <header className="sticky top-0 z-10 bg-bg px-4 pt-3 md:px-8 flat:pt-1.5">
        <div className="flex flex-wrap items-center gap-3">
          <IconButtonLink label="Close cook mode" to={recipePath}>
            <X aria-hidden />
          </IconButtonLink>
          <h1 className="min-w-0 flex-1 truncate text-[1.125rem] md:text-[1.375rem]">
            {/* A phone has no room for it beside the buttons. */}
            <span className="max-sm:sr-only">{recipe.title}</span>
          </h1>
          {canRead && (
            <IconButton
              label={isReading ? 'Stop reading aloud' : 'Read the steps aloud'}
              aria-pressed={isReading}
              onClick={toggle}
            >
              {isReading ? <VolumeX aria-hidden /> : <Volume2 aria-hidden />}
            </IconButton>
          )}
          {ingredients.length > 0 && <IngredientSheet ingredients={ingredients} lang={lang} />}
        </div>
        <div aria-hidden className="mt-3 h-1.5 flat:mt-1.5 overflow-hidden rounded-pill bg-sunk">
          <div
            className="h-full rounded-pill bg-primary"
            style={{ width: `${(100 * step) / Math.max(1, steps.length)}%` }}
          />
        </div>
      </header>
      <div className="grid flex-1 items-start gap-8 px-4 py-6 md:px-8 flat:py-3 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="mx-auto w-full max-w-200">
          <section aria-live="polite" aria-label={`Step ${step} of ${steps.length}`}>
            <p className="font-display text-body font-[560] text-ink-soft">
              Step {step} of {steps.length}
              {shown?.group && (
                <span dir="auto" lang={lang}>
                  {' '}
                  · {shown.group}
                </span>
              )}
            </p>
            {shown?.name && (
              <h2 dir="auto" lang={lang} className="mt-3 text-h2 [overflow-wrap:anywhere]">
                {shown.name}
              </h2>
            )}
            <p
              dir="auto"
              lang={lang}
              className="mt-4 text-[clamp(1.375rem,1rem+1.8vw,2rem)] leading-[1.55] flat:mt-2 flat:text-[1.375rem] whitespace-pre-line [overflow-wrap:anywhere]"
            >
              {shown ? <TimedText recipeId={recipe.id} text={shown.text} /> : 'This recipe has no instructions.'}
            </p>
            <StepIngredients uses={uses} lang={lang} className="mt-6 lg:hidden" />
          </section>
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
        <nav
          aria-label="Steps"
          className="mx-auto flex max-w-200 flex-wrap gap-3 px-4 py-3 md:px-8 flat:mr-0 flat:flex-none flat:gap-2 flat:py-1.5 flat:pl-2"
        >
          {step > 1 && (
            <ButtonLink to={pathOf(step - 1)} replace className="min-h-14 flex-1 flat:min-h-11 flat:px-3">
              <ArrowLeft aria-hidden />
              <span className="flat:sr-only">Back</span>
            </ButtonLink>
          )}
          {step < steps.length ? (
            <ButtonLink to={pathOf(step + 1)} replace variant="primary" className="min-h-14 flex-2 flat:min-h-11">
              Next
              <ArrowRight aria-hidden />
            </ButtonLink>
          ) : (
            <ButtonLink to={recipePath} variant="primary" className="min-h-14 flex-2 flat:min-h-11" onClick={finish}>
              <Check aria-hidden />
              Done
            </ButtonLink>
          )}
        </nav>
      </footer>
    </div>
  )
}

function withStep(search: URLSearchParams, step: number): URLSearchParams {
  const next = new URLSearchParams(search)
  next.set('step', String(step))
  return next
}
