import { data, Form, redirect, useNavigation } from 'react-router'
import { RenameForm } from '../../../../core/recipes/forms/rename-form.ts'
import { findRecipe } from '../../../../db/recipes/recipes.ts'
import { renameRecipe, type RenameOutcome } from '../../../../operations/recipes/rename-recipe.ts'
import { actorOf } from '../../../shell/signed-in.ts'
import { appContext } from '../../../shell/app-context.ts'
import { AdminHead } from '../../admin/admin-head.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { TextField } from '../../../forms/form-field.tsx'
import { parseForm } from '../../../forms/parse-form.ts'
import { useServerForm } from '../../../forms/use-server-form.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { keepPageOffline } from '../../../forms/keep-page-offline.ts'
import type { Route } from './+types/admin-recipes-rename'

export async function loader({ params, context }: Route.LoaderArgs) {
  const recipe = await findRecipe(context.get(appContext).db, params.id)
  if (!recipe) throw data('Recipe not found', { status: 404, statusText: 'Recipe not found' })
  return { id: recipe.id, title: recipe.title }
}

export async function action({ params, context, request }: Route.ActionArgs) {
  const sent = await parseForm(request, RenameForm)
  if (!sent.ok) return sent.refuse()
  const outcome = await renameRecipe(context.get(appContext), params.id, sent.value.name, actorOf(context))
  if (outcome.ok) return redirect('/admin/recipes?done=renamed', 303)
  return sent.refuse({ errors: { name: problemOf(outcome) } })
}

export const clientAction = (sent: Route.ClientActionArgs) => keepPageOffline(sent)

function problemOf(outcome: Exclude<RenameOutcome, { ok: true }>): string {
  switch (outcome.reason) {
    case 'taken':
      return 'This address belongs, or belonged, to another recipe'
    case 'no-name':
      return `That can’t be part of an address. Try ${outcome.suggestion} instead`
    case 'unknown':
      return 'The recipe no longer exists'
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], { title: 'Change the address', description: 'Change a recipe’s address.', path: null })

export default function RenameRecipe({ loaderData: { id, title }, actionData }: Route.ComponentProps) {
  const isSaving = useNavigation().formMethod === 'POST'
  const { props, fields } = useServerForm({ schema: RenameForm, answer: actionData, defaultValue: { name: id } })
  return (
    <>
      <AdminHead
        title="Change the address"
        lead={`“${title}” gets a new address. The old one redirects there, so links keep working.`}
        above={[{ label: 'Recipes', to: '/admin/recipes' }]}
      />
      <Panel aria-label="The address">
        <Form {...props} className="grid max-w-120 gap-5">
          <TextField field={fields.name} label="Address, after /recipe/" spellCheck={false} autoCapitalize="none" />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant="primary" pending={isSaving} pendingLabel="Saving...">
              Change the address
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
