import { data, redirect } from 'react-router'
import type { ImportEvent } from '../../core/importing.ts'
import { withScheme } from '../../core/with-scheme.ts'
import { emptyRecipeForm, recipeFromForm } from '../../core/recipe/recipe-form.ts'
import { importWebPage } from '../../operations/importing/import-web-page.ts'
import { admitSave, tooManySavesMessage } from '../../operations/recipes/admit-save.ts'
import { saveRecipe } from '../../operations/recipes/save-recipe.ts'
import { newFollowPath } from '../../operations/submissions/new-follow-path.ts'
import type { SignedIn } from '../../core/signed-in.ts'
import { appContext, userContext, visitorContext } from '../app-context.ts'
import peek from '../art/spot-strawberry.svg'
import { Panel } from '../components/ui/panel.tsx'
import { parseRecipeForm } from '../importing/parse-recipe-form.ts'
import { formFromTyped } from '../importing/held-drafts.ts'
import { AlreadyThere, PlainForm, PlainOutcome } from '../importing/without-script.tsx'
import { Workbench } from '../importing/workbench.tsx'
import { formText } from '../form-text.ts'
import { pageMeta } from '../page-meta.ts'
import { keepTyped } from '../keep-typed.ts'
import type { Route } from './+types/import'

export function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  return {
    url: withScheme(searchParams.get('url')?.trim() ?? ''),
    byHand: searchParams.get('by') === 'hand',
    canFeature: !context.get(appContext).env.PUBLIC_URL,
  }
}

/** Two steps for browsers without script: `read` gives a draft, `save` keeps it. With script, the API is asked instead. */
export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(appContext)
  const form = await request.formData()
  const visitor = context.get(visitorContext)
  return form.get('intent') === 'save'
    ? save(app, form, visitor, context.get(userContext))
    : read(app, form, visitor, request.signal)
}

export const clientAction = (sent: Route.ClientActionArgs) => keepTyped(sent)

type AppHere = Parameters<typeof saveRecipe>[0]

async function read(app: AppHere, form: FormData, visitor: string, signal: AbortSignal) {
  const html = form.get('html')
  const url = formText(form, 'url')
  let outcome: ImportEvent | undefined
  for await (const event of importWebPage(app, { url, visitor, signal, ...(html && { html: String(html) }) }))
    outcome = event
  return { intent: 'read' as const, url, outcome }
}

async function save(app: AppHere, form: FormData, visitor: string, user: SignedIn | null) {
  const isAdmitted = await admitSave(app, visitor)
  const parsed = parseRecipeForm(form)
  if (!isAdmitted || !parsed.ok) {
    const errors = isAdmitted && !parsed.ok ? parsed.errors : { title: tooManySavesMessage }
    const typed = formFromTyped(emptyRecipeForm, form)
    return data({ intent: 'save' as const, kind: 'invalid' as const, errors, typed }, isAdmitted ? 422 : 429)
  }
  const outcome = await saveRecipe(app, recipeFromForm(parsed.form), user ?? 'visitor')
  // It is in no list, and in no account: the page that follows it is the way back to it.
  if (outcome.ok && outcome.status === 'pending' && !user) return redirect(await newFollowPath(app, outcome.id))
  if (outcome.ok) return redirect(`/recipe/${outcome.id}`)
  return data({ intent: 'save' as const, kind: 'exists' as const, id: outcome.isListed ? outcome.id : null }, 409)
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], {
    title: 'Import a recipe',
    description: 'Paste the address of a recipe and read it as a page of your own kitchen.',
    path: '/import',
  })

export default function ImportPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="wrap max-w-180 pt-[clamp(2rem,5vw,4rem)]">
      <div className="flex items-end justify-between gap-4">
        <div className="pb-6">
          <h1 className="text-h1">Import Recipe</h1>
          <p className="mt-2 max-w-[46ch] text-lead text-ink-soft">You can edit everything before it is saved.</p>
        </div>
        <img src={peek} alt="" width={180} height={250} className="mr-4 -mb-2.5 w-20 flex-none sm:mr-8 sm:w-28" />
      </div>
      <Panel aria-labelledby="from-website" className="relative">
        <h2 id="from-website" className="mb-5 text-h3">
          Import from Website
        </h2>
        <Workbench {...loaderData} url={actionData?.intent === 'read' ? actionData.url : loaderData.url} />
      </Panel>
      {actionData && <Answer actionData={actionData} canFeature={loaderData.canFeature} />}
      {loaderData.byHand && !actionData && (
        <noscript>
          <PlainForm initial={emptyRecipeForm} errors={{}} canFeature={loaderData.canFeature} />
        </noscript>
      )}
    </div>
  )
}

/** With script the dialogs show these outcomes; this is the page a plain post comes back with. */
function Answer({
  actionData,
  canFeature,
}: {
  actionData: NonNullable<Route.ComponentProps['actionData']>
  canFeature: boolean
}) {
  if (actionData.intent === 'read') return <PlainOutcome outcome={actionData.outcome} canFeature={canFeature} />
  switch (actionData.kind) {
    case 'invalid':
      return <PlainForm initial={actionData.typed} errors={actionData.errors} canFeature={canFeature} />
    case 'exists':
      return <AlreadyThere id={actionData.id} />
  }
}
