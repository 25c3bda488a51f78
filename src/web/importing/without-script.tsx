import { Form, Link } from 'react-router'
import { alreadyExistsMessage, type ImportEvent } from '../../core/importing.ts'
import type { RecipeForm } from '../../core/recipe/recipe-form.ts'
import { type FieldErrors, RecipeFields } from '../components/importing/recipe-fields.tsx'
import { Button } from '../components/ui/button.tsx'
import { Panel } from '../components/ui/panel.tsx'

interface PlainFormProps {
  initial: RecipeForm
  errors: FieldErrors
  canFeature: boolean
}

/** The edit dialog's fields as part of the page, for browsers that run no script. */
export function PlainForm({ initial, errors, canFeature }: PlainFormProps) {
  return (
    <Panel aria-labelledby="edit" className="mt-6">
      <h2 id="edit" className="mb-5 text-h3">
        Edit before saving
      </h2>
      <Form method="post" action="/import">
        <input type="hidden" name="intent" value="save" />
        <RecipeFields initial={initial} errors={errors} canFeature={canFeature} />
        <Button type="submit" variant="primary" className="mt-6">
          Save Recipe
        </Button>
      </Form>
    </Panel>
  )
}

/** What a plain post of the address came to. */
export function PlainOutcome({ outcome, canFeature }: { outcome: ImportEvent | undefined; canFeature: boolean }) {
  if (outcome?.kind === 'draft') return <PlainForm initial={outcome.form} errors={{}} canFeature={canFeature} />
  if (outcome?.kind === 'exists') return <AlreadyThere id={outcome.recipe?.id ?? null} />
  return (
    <Panel variant="tint" role="alert" className="mt-6">
      <strong>Failed to import recipe</strong>
      <p>{outcome?.kind === 'problem' ? outcome.message : 'An error occurred during import'}</p>
    </Panel>
  )
}

/** Without a link where it waits for review: a stranger may have sent it. */
export function AlreadyThere({ id }: { id: string | null }) {
  return (
    <Panel variant="tint" role="alert" className="mt-6">
      <strong>{alreadyExistsMessage}</strong>
      {id !== null && (
        <p>
          <Link to={`/recipe/${id}`}>Open it</Link>
        </p>
      )}
    </Panel>
  )
}
