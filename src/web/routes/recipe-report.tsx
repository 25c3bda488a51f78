import { data, Form, isRouteErrorResponse, redirect, useNavigation } from 'react-router'
import { firstErrors } from '../../core/first-errors.ts'
import { flashCookie } from '../../core/flash.ts'
import { formTrap } from '../../core/form-trap.ts'
import { Report, reportReasons } from '../../core/review/report.ts'
import { findRecipe } from '../../db/recipes.ts'
import { reportRecipe } from '../../operations/review/report-recipe.ts'
import { appContext, visitorContext } from '../app-context.ts'
import { FormProblem } from '../components/admin/articles/form-problem.tsx'
import { NotHere } from '../components/reading/not-here.tsx'
import { PageHead } from '../components/reading/page-head.tsx'
import { Button, ButtonLink } from '../components/ui/button.tsx'
import { Field } from '../components/ui/field.tsx'
import { NativeSelect } from '../components/ui/native-select.tsx'
import { Panel } from '../components/ui/panel.tsx'
import { Textarea } from '../components/ui/textarea.tsx'
import { TrapField } from '../components/ui/trap-field.tsx'
import { formText } from '../form-text.ts'
import { pageMeta } from '../page-meta.ts'
import { keepTyped } from '../keep-typed.ts'
import type { Route } from './+types/recipe-report'

export async function loader({ params, context }: Route.LoaderArgs) {
  const recipe = await findRecipe(context.get(appContext).db, params.id)
  if (recipe?.status !== 'published') throw data(null, { status: 404 })
  return { id: recipe.id, title: recipe.title }
}

const tooMany =
  'Many reports came from your network within the hour. What you wrote is still here; please send it in an hour.'

export async function action({ params, request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const typed = { reason: formText(form, 'reason'), words: formText(form, 'words') }
  const thanks = () => {
    const notice = flashCookie({ kind: 'success', title: 'Thank you. Somebody looks at it.' })
    return redirect(`/recipe/${encodeURIComponent(params.id)}`, { status: 303, headers: { 'Set-Cookie': notice } })
  }
  if (form.get(formTrap)) return thanks()
  const read = Report.safeParse(typed)
  if (!read.success) return data({ typed, errors: firstErrors(read.error.issues), problem: null }, { status: 422 })
  const outcome = await reportRecipe(context.get(appContext), params.id, read.data, context.get(visitorContext))
  if (outcome === 'unknown') throw data(null, { status: 404 })
  if (outcome === 'too-many') return data({ typed, errors: {}, problem: tooMany }, { status: 429 })
  return thanks()
}

export const clientAction = (sent: Route.ClientActionArgs) => keepTyped(sent)

export const headers: Route.HeadersFunction = () => ({ 'X-Robots-Tag': 'noindex' })

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches[0], {
    title: loaderData ? `Report “${loaderData.title.slice(0, 100)}”` : 'Recipe not found',
    description: 'Tell those who run this site what is wrong with a recipe.',
    path: null,
  })

export default function ReportRecipe({ loaderData: { id, title }, actionData }: Route.ComponentProps) {
  const { state } = useNavigation()
  const errors: Partial<Record<string, string>> = actionData?.errors ?? {}
  return (
    <div className="wrap max-w-180">
      <PageHead
        title="Report this recipe"
        lead={`Is something wrong with “${title}”? Somebody who runs this site reads what you write, and nobody else.`}
      />
      <FormProblem answer={actionData} />
      <Panel aria-label="Your report">
        <Form method="post" noValidate className="grid gap-5">
          <Field label="What is wrong?" error={errors['reason']}>
            <NativeSelect name="reason" required defaultValue={actionData?.typed.reason ?? ''}>
              <option value="">Choose one</option>
              {reportReasons.map((reason) => (
                <option key={reason}>{reason}</option>
              ))}
            </NativeSelect>
          </Field>
          <Field
            label="What did you notice?"
            error={errors['words']}
            hint="Where it is copied from, say, or which step is dangerous."
          >
            <Textarea name="words" required rows={6} defaultValue={actionData?.typed.words ?? ''} />
          </Field>
          <TrapField />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant="primary" pending={state === 'submitting'} pendingLabel="Sending...">
              Send Report
            </Button>
            <ButtonLink to={`/recipe/${encodeURIComponent(id)}`} variant="ghost">
              Back to the recipe
            </ButtonLink>
          </div>
        </Form>
      </Panel>
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error)) throw error
  return (
    <NotHere title="Recipe not found" action={<ButtonLink to="/recipes">Browse All Recipes</ButtonLink>}>
      There is no recipe to report at this address.
    </NotHere>
  )
}
