import { House } from 'lucide-react'
import { counted } from '../../../../core/text/counted.ts'
import { Form, Link, useNavigation, useSubmit } from 'react-router'
import { ingredientsIn } from '../../../../core/search/search-address.ts'
import { listMakeable, type Makeable } from '../../../../db/search/what-can-i-make.ts'
import measuring from '../../../art/spot-measuring.svg'
import { appContext } from '../../../shell/app-context.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { CheckboxRow } from '../../../ui/checkbox.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHead } from '../../../ui/page-head.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { RecipeCard } from '../../recipes/recipe-card.tsx'
import { useStored } from '../../../browser/stored-entry.ts'
import { listEntry } from '../../shopping/stored-list.ts'
import { OwnRecipes } from '../../my-recipes/own-recipes.tsx'
import { IngredientFilter } from '../ingredient-filter.tsx'
import { readSoftly } from '../../../shell/read-softly.server.ts'
import type { Route } from './+types/what-can-i-make'

const path = '/what-can-i-make'
const formId = 'foods-at-home'
const mostShown = 48
const firstRow = 3
const mostNamed = 6

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const home = ingredientsIn(searchParams.getAll('have'))
  const hasBasics = !searchParams.has('bare')
  const { db } = context.get(appContext)
  return readSoftly(context, { home, hasBasics, found: [] }, async () => ({
    home,
    hasBasics,
    found: await listMakeable(db, home, { hasBasics, limit: mostShown }),
  }))
}

/** The number of food combinations is endless, so search engines list only the empty page. */
export const meta: Route.MetaFunction = ({ matches: [root], loaderData }) =>
  pageMeta(root, {
    title: 'What can I make?',
    description: 'Type what you have at home, and see the recipes that need the fewest other ingredients.',
    path: loaderData?.home.length === 0 ? path : null,
  })

export default function WhatCanIMake({ loaderData }: Route.ComponentProps) {
  const { home, hasBasics, found, isUnavailable } = loaderData
  const submit = useSubmit()
  const isPending = useNavigation().state !== 'idle'
  const show = (foods: ReadonlyArray<string>, bare: boolean) =>
    void submit(
      [
        ...foods.map((food) => ['have', food] as [string, string]),
        ...(bare ? [['bare', '1'] as [string, string]] : []),
      ],
      {
        action: path,
        preventScrollReset: true,
        replace: true,
      },
    )
  return (
    <div className="wrap">
      <PageHead
        title="What can I make?"
        lead="Type what you have at home. Recipes that need the least shopping come first."
      />
      <Panel aria-label="At home">
        <Form
          id={formId}
          action={path}
          autoComplete="off"
          className="lg:grid lg:grid-cols-[minmax(0,1fr)_auto] lg:items-start lg:gap-x-7 lg:*:nth-[n+3]:col-span-2 lg:*:nth-[n+3]:justify-self-start"
        >
          <IngredientFilter
            label="I have"
            placeholder="Leeks, cream, potatoes"
            name="have"
            formId={formId}
            chosen={home}
            onChange={(foods) => show(foods, !hasBasics)}
          />
          <CheckboxRow
            // Without script, the browser would keep the choice of another visit.
            key={String(hasBasics)}
            name="bare"
            value="1"
            defaultChecked={!hasBasics}
            onChange={({ currentTarget }) => show(home, currentTarget.checked)}
            label="Also count salt, pepper and oil as missing"
            className="mt-3 lg:mt-8.5"
          />
          <FoodsOfList home={home} onAdd={(foods) => show(foods, !hasBasics)} />
          <Button type="submit" variant="primary" className="mt-3 hidden no-script:inline-flex">
            Show recipes
          </Button>
        </Form>
      </Panel>
      <section aria-labelledby="found" aria-busy={isPending} className="mt-7">
        <h2 id="found" aria-live="polite" className={home.length === 0 ? 'sr-only' : 'mb-4.5 text-[1.5rem]'}>
          {isUnavailable ? 'Recipes could not be searched' : headingOf(home, found)}
        </h2>
        <OwnRecipes home={home} />
        {found.length > 0 ? (
          <div className="card-grid @container/cards max-sm:gap-3">
            {found.map(({ recipe, missing }, index) => (
              <RecipeCard
                key={recipe.id}
                recipe={recipe}
                variant="compact"
                isFirst={index < firstRow}
                note={<MissingNote missing={missing} />}
              />
            ))}
          </div>
        ) : (
          <EmptyState
            picture={measuring}
            title={home.length === 0 ? 'Start with one thing' : 'No recipe uses these foods'}
            actions={<ButtonLink to="/search">Search recipes</ButtonLink>}
          >
            {home.length === 0 ? (
              <>
                Half a cabbage, yesterday’s rice, too many eggs: <Link to={`${path}?have=eggs`}>try eggs</Link>.
              </>
            ) : (
              'Check the spelling, or add something else you have.'
            )}
          </EmptyState>
        )}
      </section>
    </div>
  )
}

/** Adds the foods that the shopping list knows to be at home. */
function FoodsOfList({ home, onAdd }: { home: ReadonlyArray<string>; onAdd: (foods: ReadonlyArray<string>) => void }) {
  const { list } = useStored(listEntry)
  const atHome = Object.entries(list.atHome).flatMap(([food, { isAtHome }]) => (isAtHome ? [food] : []))
  const added = ingredientsIn([...home, ...atHome])
  if (added.length === home.length) return null
  return (
    <Button onClick={() => onAdd(added)} className="mt-3">
      <House aria-hidden />
      Add what is at home on my shopping list
    </Button>
  )
}

function headingOf(home: ReadonlyArray<string>, found: ReadonlyArray<Makeable>): string {
  if (home.length === 0) return 'Nothing typed yet'
  const ready = found.filter(({ missing }) => missing.length === 0).length
  const all = found.length === mostShown ? `The ${mostShown} best recipes` : counted(found.length, 'recipe')
  return ready > 0 ? `${all}, ${ready} without shopping` : all
}

function MissingNote({ missing }: { missing: ReadonlyArray<string> }) {
  if (missing.length === 0) return <p className="text-small font-semibold text-mint-ink">You have everything</p>
  const more = missing.length - mostNamed
  return (
    <p className="text-small text-ink-soft">
      <strong className="text-ink">{missing.length} missing:</strong> {missing.slice(0, mostNamed).join(', ')}
      {more > 0 && ` and ${more} more`}
    </p>
  )
}
