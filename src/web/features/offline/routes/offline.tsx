import { useEffect } from 'react'
import { wantedPage } from '../../../../core/offline/offline-pages.ts'
import campfire from '../../../art/spot-cocoa-bath.svg'
import { isSiteThere } from '../../../browser/client.ts'
import { useShownSearch } from '../../../browser/stored-copy.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { Character } from '../../../ui/character.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { SectionHead } from '../../../ui/section-head.tsx'
import { RecipeGrid } from '../../recipes/recipe-grid.tsx'
import { useStoredRecipes } from '../use-stored-recipes.ts'
import type { Route } from './+types/offline'

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  pageMeta(root, { title: 'No connection', description: 'What works without a connection.', path: null })

const againMs = 5_000

/** Takes the place of a page that could not be loaded, and leads on to it once the site answers. */
export default function OfflinePage() {
  const wanted = wantedPage(new URLSearchParams(useShownSearch()))
  const recipes = useStoredRecipes()
  useEffect(() => {
    if (!wanted) return undefined
    let hasLeft = false
    const attempt = () =>
      void isSiteThere().then((isThere) => {
        if (isThere && !hasLeft) window.location.replace(wanted)
      })
    const timer = setInterval(attempt, againMs)
    window.addEventListener('online', attempt)
    return () => {
      hasLeft = true
      clearInterval(timer)
      window.removeEventListener('online', attempt)
    }
  }, [wanted])
  return (
    <div className="wrap">
      <header className="grid items-center gap-x-10 gap-y-6 pt-[clamp(1.5rem,3vw,2.75rem)] pb-[clamp(2rem,4vw,3.5rem)] md:grid-cols-[1fr_auto]">
        <div>
          <h1>No connection</h1>
          <p className="mt-3 max-w-[52ch] text-balance text-lead text-ink-soft">
            {wanted
              ? 'This page needs a connection. It opens by itself as soon as the site answers. Until then, this works:'
              : 'Without a connection, this works:'}
          </p>
          <nav aria-label="Without a connection" className="mt-6 flex flex-wrap gap-3">
            {wanted && (
              <ButtonLink to={wanted} reloadDocument variant="primary" className="max-sm:basis-full">
                Try again
              </ButtonLink>
            )}
            <ButtonLink to="/saved">Saved recipes</ButtonLink>
            <ButtonLink to="/shopping-list">Shopping list</ButtonLink>
            <ButtonLink to="/meal-plan">Meal plan</ButtonLink>
          </nav>
        </div>
        <Character src={campfire} className="h-44 w-auto max-md:hidden" />
      </header>
      {recipes && (
        <section aria-labelledby="stored-recipes">
          <SectionHead
            id="stored-recipes"
            title="On this device"
            subtitle={
              recipes.length > 0
                ? 'These recipes open with their pictures, and so does cook mode.'
                : 'No recipe is stored here yet. Those you save, plan or cook are stored while you have a connection.'
            }
          />
          <RecipeGrid recipes={recipes} headingLevel={3} />
        </section>
      )}
    </div>
  )
}
