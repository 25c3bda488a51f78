import { data, Form } from 'react-router'
import { rowNumberField } from '../../../../core/forms/form-fields.ts'
import type { Actor } from '../../../../core/recipes/actor.ts'
import { ImportedRecipeForm, typedRecipe } from '../../../../core/recipes/forms/recipe-edit-form.ts'
import { formFromDraft } from '../../../../core/recipes/forms/recipe-form.ts'
import { findRow } from '../../../../db/importing/import-rows.ts'
import { editImportRow, openImport } from '../../../../operations/importing/manage-import.ts'
import { keepPageOffline } from '../../../forms/keep-page-offline.ts'
import { parseForm } from '../../../forms/parse-form.ts'
import { useServerForm } from '../../../forms/use-server-form.ts'
import { appContext, userContext } from '../../../shell/app-context.ts'
import { errorBoundary } from '../../../shell/error-boundary.tsx'
import { secretPage } from '../../../shell/secret-page.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { redirectWithFlash } from '../../../shell/redirect-with-flash.ts'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { cn } from '../../../ui/cn.ts'
import { FormErrorPanel } from '../../../ui/form-error-panel.tsx'
import { LeaveDialog } from '../../../ui/leave-dialog.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { useUnsaved } from '../../../ui/use-unsaved.ts'
import { BesideSource } from '../beside-source.tsx'
import { RecipeFields } from '../recipe-fields.tsx'
import type { Route } from './+types/imports-row'

async function open({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
  const app = context.get(appContext)
  const actor: Actor = context.get(userContext) ?? 'visitor'
  const opened = await openImport(app, actor, params.id)
  const row = opened && (await findRow(app.db, opened.id, rowNumberField.parse(params.position)))
  if (!opened || !row?.draft || (row.state !== 'ready' && row.state !== 'failed'))
    throw data('Recipe not found', { status: 404 })
  return { app, opened, row, draft: row.draft }
}

export async function loader(asked: Route.LoaderArgs) {
  const { opened, row, draft } = await open(asked)
  return {
    id: opened.id,
    fileName: opened.fileName,
    position: row.position,
    title: row.title,
    hasPicture: row.picture !== null,
    form: formFromDraft(draft),
    source: row.source,
  }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const { app, opened, row } = await open({ params, context })
  const sent = await parseForm(request, ImportedRecipeForm)
  if (!sent.ok) return sent.refuse()
  if (!(await editImportRow(app, opened, row.position, sent.value)))
    return sent.refuse({
      problem: 'The recipe has been imported in the meantime. Edit it on its own page.',
      status: 409,
    })
  return redirectWithFlash(`/imports/${opened.id}`, {
    kind: 'success',
    title: 'Recipe changed. Import it when you are ready',
  })
}

export const headers = () => secretPage

export const clientAction = (sent: Route.ClientActionArgs) => keepPageOffline(sent)

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches[0], {
    title: loaderData ? `Edit “${loaderData.title.slice(0, 100)}”` : 'Recipe not found',
    description: 'Edit a recipe before it is imported.',
    path: null,
  })

export default function EditImportedRecipe({ loaderData, actionData }: Route.ComponentProps) {
  const { id, fileName, position, title, hasPicture, form, source } = loaderData
  const typed = typedRecipe(form)
  const { props, fields } = useServerForm({ schema: ImportedRecipeForm, answer: actionData, defaultValue: typed })
  const unsaved = useUnsaved()
  return (
    <div className={cn('wrap', source ? 'max-w-290' : 'max-w-200')}>
      <Breadcrumbs
        crumbs={[
          { label: 'Home', to: '/' },
          { label: 'Import', to: '/import' },
          { label: 'Your imports', to: '/imports' },
          { label: fileName, to: `/imports/${id}` },
          { label: title },
        ]}
      />
      <h1 className="mt-4 mb-6 [overflow-wrap:anywhere]">Edit “{title}”</h1>
      <FormErrorPanel answer={actionData} />
      <BesideSource source={source} formId={props.id} className="lg:top-24 lg:max-h-[calc(100dvh-8rem)]">
        {(beside) => (
          <Form {...props} {...beside} onInput={unsaved.mark}>
            <Panel aria-label="Recipe">
              {hasPicture && (
                <img
                  src={`/api/imports/${id}/pictures/${position}`}
                  alt=""
                  className="food mb-5 aspect-4/3 max-h-72 w-full rounded-inner object-cover"
                />
              )}
              <RecipeFields fields={fields} imageId="" canFeature={false} canRate={false} />
            </Panel>
          </Form>
        )}
      </BesideSource>
      <div
        data-bottom-bar
        className="mt-6 flex flex-wrap gap-3 max-sm:sticky max-sm:bottom-(--timers) max-sm:z-10 max-sm:-mx-gutter max-sm:border-t max-sm:border-line max-sm:bg-surface/95 max-sm:px-gutter max-sm:pt-2.5 max-sm:pb-[calc(.625rem+env(safe-area-inset-bottom))] max-sm:backdrop-blur max-sm:motion-reduce:bg-surface max-sm:*:flex-1 max-sm:*:whitespace-nowrap"
      >
        <Button type="submit" form={props.id} variant="primary" data-saves-recipe>
          Save for the import
        </Button>
        <ButtonLink to={`/imports/${id}`}>Back</ButtonLink>
      </div>
      <LeaveDialog blocker={unsaved.blocker} />
    </div>
  )
}

export const ErrorBoundary = errorBoundary({
  404: {
    title: 'Nothing to edit here',
    text: 'The recipe was imported or removed.',
    to: '/imports',
    label: 'Your imports',
  },
})
