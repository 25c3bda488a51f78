import { Form, Link } from 'react-router'
import { leftoverSources, longestTitle, type Slot } from '../../../../core/planning/meal-plan.ts'
import { AddDishForm, PlaceForm } from '../../../../core/planning/plan-form.ts'
import { addDays, localDay, longDay } from '../../../../core/planning/weeks.ts'
import { longestWords } from '../../../../core/search/search-address.ts'
import { listSavedIds, listSavedRecipes } from '../../../../db/collections/saved-recipes.ts'
import { findDishes } from '../../../../db/planning/find-dishes.ts'
import { listPlanEntries } from '../../../../db/planning/plan-entries.ts'
import { planDish } from '../../../../operations/planning/plan-dish.ts'
import { keepPageOffline } from '../../../forms/keep-page-offline.ts'
import { parseForm } from '../../../forms/parse-form.ts'
import { useServerForm } from '../../../forms/use-server-form.ts'
import { appContext } from '../../../shell/app-context.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { redirectWithFlash } from '../../../shell/redirect-with-flash.ts'
import { actorOf } from '../../../shell/signed-in.ts'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { Button } from '../../../ui/button.tsx'
import { FormErrorPanel } from '../../../ui/form-error-panel.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { Section } from '../../../ui/section.tsx'
import { TextField } from '../../../forms/form-field.tsx'
import type { Route } from './+types/add-dish'

const mostOffered = 48
const mostLeftovers = 6

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext)
  const user = actorOf(context)
  const { searchParams } = new URL(request.url)
  const asked = PlaceForm.safeParse(Object.fromEntries(searchParams))
  const slot: Slot = asked.success ? asked.data : { day: localDay(new Date()), meal: 'Dinner' }
  const words = (searchParams.get('q') ?? '').slice(0, longestWords).trim()
  const saved = async () => (await listSavedRecipes(db, await listSavedIds(db, user.id, mostOffered))).recipes
  const planned = await listPlanEntries(db, user.id, { from: addDays(slot.day, -14), until: addDays(slot.day, 1) })
  return {
    slot,
    words,
    recipes: (words ? await findDishes(db, words, mostOffered) : await saved()).map(({ id, title }) => ({ id, title })),
    leftovers: leftoverSources(planned, slot).slice(0, mostLeftovers),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const sent = await parseForm(request, AddDishForm)
  if (!sent.ok) return sent.refuse()
  const { day, meal, ...wanted } = sent.value
  const outcome = await planDish(context.get(appContext), actorOf(context), { day, meal }, wanted)
  if (!outcome.ok) return sent.refuse({ problem: outcome.problem })
  return redirectWithFlash(`/meal-plan?week=${day}`, { kind: 'success', title: `Planned for ${longDay(day)}` })
}

export const clientAction = (sent: Route.ClientActionArgs) => keepPageOffline(sent)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], { title: 'Add to the plan', description: 'Choose a dish for a meal.', path: null })

/** Adds a dish without script. With script, the plan opens a dialog instead. */
export default function AddDish({ loaderData, actionData }: Route.ComponentProps) {
  const { slot, words, recipes, leftovers } = loaderData
  const { props, fields } = useServerForm({ schema: AddDishForm, answer: actionData })
  const place = (
    <>
      <input type="hidden" name="day" value={slot.day} />
      <input type="hidden" name="meal" value={slot.meal} />
    </>
  )
  return (
    <div className="wrap max-w-200">
      <Breadcrumbs
        crumbs={[
          { label: 'Home', to: '/' },
          { label: 'Weekly meal plan', to: `/meal-plan?week=${slot.day}` },
          { label: 'Add a dish' },
        ]}
      />
      <h1 className="mt-4 mb-6">
        {slot.meal}, {longDay(slot.day)}
      </h1>
      <FormErrorPanel answer={actionData} />
      <div className="grid gap-gap">
        <Section title="Write a dish">
          <Form {...props} className="grid gap-4 sm:grid-cols-[1fr_auto] sm:items-end">
            {place}
            <TextField field={fields.title} label="Dish" maxLength={longestTitle} />
            <Button type="submit" variant="primary">
              Add
            </Button>
          </Form>
        </Section>
        {leftovers.length > 0 && (
          <Section title="Leftovers" lead="They need no shopping.">
            <Form method="post" className="flex flex-wrap gap-2">
              {place}
              {leftovers.map(({ id, title }) => (
                <Button key={id} type="submit" name="leftoversOf" value={id}>
                  {title}
                </Button>
              ))}
            </Form>
          </Section>
        )}
        <Section title={words ? `Recipes for “${words}”` : 'Your saved recipes'}>
          <Form className="mb-5 flex flex-wrap gap-3">
            {place}
            <div className="min-w-52 flex-1">
              <SearchField name="q" label="Find a recipe" placeholder="Find a recipe" defaultValue={words} />
            </div>
            <Button type="submit">Search</Button>
          </Form>
          <Form method="post" className="flex flex-wrap gap-2">
            {place}
            {recipes.map(({ id, title }) => (
              <Button key={id} type="submit" name="recipeId" value={id} className="[overflow-wrap:anywhere]">
                {title}
              </Button>
            ))}
          </Form>
          {recipes.length === 0 && (
            <p className="text-ink-soft">
              {words ? 'No recipe has these words.' : 'Recipes you save are offered here.'}
            </p>
          )}
        </Section>
      </div>
      <p className="mt-6">
        <Link to={`/meal-plan?week=${slot.day}`}>Back to the plan</Link>
      </p>
    </div>
  )
}
