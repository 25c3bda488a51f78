import { Form, Link } from 'react-router'
import { alreadyExistsMessage, type ImportEvent } from '../../../core/importing/import-events.ts'
import type { SourceText } from '../../../core/importing/source-text.ts'
import { ImportedRecipeForm, typedRecipe } from '../../../core/recipes/forms/recipe-edit-form.ts'
import type { RecipeForm } from '../../../core/recipes/forms/recipe-form.ts'
import { type FormAnswer, typedText } from '../../forms/form-answer.ts'
import { useServerForm } from '../../forms/use-server-form.ts'
import { PlainSource } from './beside-source.tsx'
import { CutNotice } from './cut-notice.tsx'
import { FailureText } from './failure-text.tsx'
import { crawlerHelps } from './import-problem.tsx'
import { useIsReviewed } from './use-is-reviewed.ts'
import { RecipeFields } from './recipe-fields.tsx'
import { Button } from '../../ui/button.tsx'
import { FormErrorPanel } from '../../ui/form-error-panel.tsx'
import { Panel } from '../../ui/panel.tsx'

interface PlainFormProps {
  initial: RecipeForm
  answer?: FormAnswer | undefined
  cut?: ReadonlyArray<string>
  source?: SourceText | null
  canFeature: boolean
}

/** The edit dialog's fields as part of the page, for browsers without script. */
export function PlainForm({ initial, answer, cut, source, canFeature }: PlainFormProps) {
  const saved = typedRecipe(initial)
  const isReviewed = useIsReviewed()
  const { props, fields } = useServerForm({ schema: ImportedRecipeForm, answer, defaultValue: saved })
  return (
    <Panel aria-labelledby="edit" className="mt-6">
      <h2 id="edit" className="mb-5 text-h3">
        Edit before saving
      </h2>
      <CutNotice cut={cut} />
      {source && <PlainSource source={source} />}
      <FormErrorPanel answer={answer} />
      <Form {...props} action="/import?step=save" encType="multipart/form-data">
        <RecipeFields fields={fields} imageId={typedText(answer, 'imageId', saved.imageId)} canFeature={canFeature} />
        {isReviewed && <p className="mt-6">We review it before it is listed.</p>}
        <Button type="submit" variant="primary" className="mt-6">
          Save Recipe
        </Button>
      </Form>
    </Panel>
  )
}

interface PlainOutcomeProps {
  outcome: ImportEvent | undefined
  /** What failed, if it did. */
  title: string
  /** The address that the crawler may open instead. */
  crawlUrl: string | null
  canFeature: boolean
}

/** Shows the result of an import without script. */
export function PlainOutcome({ outcome, title, crawlUrl, canFeature }: PlainOutcomeProps) {
  if (outcome?.kind === 'draft') {
    const { form, cut, source } = outcome
    return <PlainForm initial={form} cut={cut} source={source} canFeature={canFeature} />
  }
  if (outcome?.kind === 'exists') return <AlreadyThere id={outcome.recipe?.id ?? null} />
  const message = outcome?.kind === 'problem' ? outcome.message : 'An error occurred during import'
  return (
    <Panel variant="tint" role="alert" className="mt-6">
      <FailureText title={title} message={message} />
      {crawlUrl !== null && outcome?.kind === 'problem' && crawlerHelps.has(outcome.reason) && (
        <Form method="post" action="/import" className="mt-4 hidden no-script:block">
          <input type="hidden" name="url" value={crawlUrl} />
          <input type="hidden" name="engine" value="crawler" />
          <Button type="submit">Open it with Firecrawl</Button>
        </Form>
      )}
    </Panel>
  )
}

/** A recipe that waits for review gets no link, because a stranger may have submitted it. */
function AlreadyThere({ id }: { id: string | null }) {
  return (
    <Panel variant="tint" role="alert" className="mt-6">
      <strong>{alreadyExistsMessage}</strong>
      {id !== null && (
        <p>
          <Link to={`/recipe/${id}`}>Open</Link>
        </p>
      )}
    </Panel>
  )
}
