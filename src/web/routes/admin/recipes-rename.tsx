import { useRef } from 'react'
import { data, Form, redirect, useNavigation } from 'react-router'
import { findRecipe } from '../../../db/recipes.ts'
import { renameRecipe, type RenameOutcome } from '../../../operations/recipes/rename-recipe.ts'
import { actorOf } from '../../signed-in.ts'
import { appContext } from '../../app-context.ts'
import { AdminHead } from '../../components/admin/shell/admin-head.tsx'
import { Button, ButtonLink } from '../../components/ui/button.tsx'
import { Field } from '../../components/ui/field.tsx'
import { Input } from '../../components/ui/input.tsx'
import { Panel } from '../../components/ui/panel.tsx'
import { useFocusOnError } from '../../components/ui/use-focus-on-error.ts'
import { pageMeta } from '../../page-meta.ts'
import { keepTyped } from '../../keep-typed.ts'
import type { Route } from './+types/recipes-rename'

export async function loader({ params, context }: Route.LoaderArgs) {
  const recipe = await findRecipe(context.get(appContext).db, params.id)
  if (!recipe) throw data('There is no such recipe', { status: 404, statusText: 'There is no such recipe' })
  return { id: recipe.id, title: recipe.title }
}

export async function action({ params, context, request }: Route.ActionArgs) {
  const typed = String((await request.formData()).get('name') ?? '').trim()
  const outcome = await renameRecipe(context.get(appContext), params.id, typed, actorOf(context))
  if (outcome.ok) return redirect('/admin/recipes?done=renamed', 303)
  return data({ typed, problem: problemOf(outcome) }, { status: 422 })
}

export const clientAction = (sent: Route.ClientActionArgs) => keepTyped(sent)

function problemOf(outcome: Exclude<RenameOutcome, { ok: true }>): string {
  switch (outcome.reason) {
    case 'taken':
      return 'That is, or was, the address of another recipe'
    case 'no-name':
      return `That cannot be part of an address; ${outcome.suggestion} would be one`
    case 'unknown':
      return 'The recipe is no longer here'
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], { title: 'Rename an address', description: 'Another address for a recipe.', path: null })

const noErrors = {}

export default function RenameRecipe({ loaderData: { id, title }, actionData }: Route.ComponentProps) {
  const isSaving = useNavigation().formMethod === 'POST'
  const form = useRef<HTMLFormElement>(null)
  useFocusOnError(form, actionData ?? noErrors)
  return (
    <>
      <AdminHead
        title="Rename the address"
        lead={`“${title}” gets another address. The old one leads there, so that no link breaks.`}
        above={[{ label: 'Recipes', to: '/admin/recipes' }]}
      />
      <Panel aria-label="The address">
        <Form ref={form} method="post" className="grid max-w-120 gap-5">
          <Field label="Address, after /recipe/" error={actionData?.problem}>
            <Input
              name="name"
              defaultValue={actionData?.typed ?? id}
              required
              spellCheck={false}
              autoCapitalize="none"
            />
          </Field>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant="primary" pending={isSaving} pendingLabel="Saving...">
              Rename
            </Button>
            <ButtonLink to="/admin/recipes" variant="ghost">
              Back
            </ButtonLink>
          </div>
        </Form>
      </Panel>
    </>
  )
}
