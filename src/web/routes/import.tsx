import { data, redirect } from 'react-router'
import type { ImportEvent } from '../../core/importing.ts'
import { emptyRecipeForm, recipeFromForm } from '../../core/recipe/recipe-form.ts'
import { importWebPage } from '../../operations/importing/import-web-page.ts'
import { saveRecipe } from '../../operations/recipes/save-recipe.ts'
import { appContext, visitorContext } from '../app-context.ts'
import peek from '../art/spot-strawberry.svg'
import { Panel } from '../components/ui/panel.tsx'
import { parseRecipeForm } from '../importing/parse-recipe-form.ts'
import { formFromTyped } from '../importing/use-held-draft.ts'
import { AlreadyThere, PlainForm, PlainOutcome } from '../importing/without-script.tsx'
import { Workbench } from '../importing/workbench.tsx'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/import'

export function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  return {
    url: searchParams.get('url') ?? '',
    byHand: searchParams.get('by') === 'hand',
    canFeature: !context.get(appContext).env.PUBLIC_URL,
  }
}

/** Two steps for browsers without script, and the second one for those with it: `read` gives a draft, `save` keeps it. */
export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(appContext)
  const form = await request.formData()
  return form.get('intent') === 'save' ? save(app, form) : read(app, form, context.get(visitorContext), request.signal)
}

type AppHere = Parameters<typeof saveRecipe>[0]

async function read(app: AppHere, form: FormData, visitor: string, signal: AbortSignal) {
  const html = form.get('html')
  const url = String(form.get('url') ?? '')
  let outcome: ImportEvent | undefined
  for await (const event of importWebPage(app, { url, visitor, signal, ...(html && { html: String(html) }) })) outcome = event
  return { intent: 'read' as const, outcome }
}

async function save(app: AppHere, form: FormData) {
  const parsed = parseRecipeForm(form)
  if (!parsed.ok) return data({ intent: 'save' as const, kind: 'invalid' as const, errors: parsed.errors, typed: formFromTyped(emptyRecipeForm, form) }, 422)
  const recipe = recipeFromForm({ ...parsed.form, featured: parsed.form.featured && !app.env.PUBLIC_URL })
  const outcome = await saveRecipe(app, recipe)
  if (!outcome.ok) return data({ intent: 'save' as const, kind: 'exists' as const, id: outcome.id }, 409)
  if (form.get('answer') !== 'data') return redirect(`/recipe/${outcome.id}`)
  return { intent: 'save' as const, kind: 'saved' as const, id: outcome.id, imageProblem: outcome.imageProblem }
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
      <div className="relative z-0">
        <img src={peek} alt="" width={180} height={240} className="absolute right-8 bottom-[calc(100%-10px)] -z-1 w-18 sm:w-24" />
        <h1 className="text-h1">Import Recipe</h1>
      </div>
      <p className="mt-2 mb-6 max-w-[46ch] text-lead text-ink-soft">You can edit everything before it is saved.</p>
      <Panel aria-labelledby="from-website">
        <h2 id="from-website" className="text-h3">
          Import from Website
        </h2>
        <Workbench {...loaderData} />
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
function Answer({ actionData, canFeature }: { actionData: NonNullable<Route.ComponentProps['actionData']>; canFeature: boolean }) {
  if (actionData.intent === 'read') return <PlainOutcome outcome={actionData.outcome} canFeature={canFeature} />
  switch (actionData.kind) {
    case 'invalid':
      return <PlainForm initial={actionData.typed} errors={actionData.errors} canFeature={canFeature} />
    case 'exists':
      return <AlreadyThere id={actionData.id} />
    case 'saved':
      return null
  }
}
