import { type ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import type { Difference } from '../../../core/moderation/differences.ts'
import { recipeEditForm, typedRecipe } from '../../../core/recipes/forms/recipe-edit-form.ts'
import type { RecipeForm } from '../../../core/recipes/forms/recipe-form.ts'
import { type FormAnswer, typedText } from '../../forms/form-answer.ts'
import { VersionField } from '../../forms/form-field.tsx'
import { useServerForm } from '../../forms/use-server-form.ts'
import { RecipeFields } from '../importing/recipe-fields.tsx'
import { chosenCategories } from '../importing/chosen-categories.ts'
import { DifferencesTable } from '../moderation/differences-table.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { focusInSight } from '../../ui/focus-in-sight.ts'
import { FormErrorPanel } from '../../ui/form-error-panel.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useAnswer } from '../../ui/use-answer.ts'
import { CategoryChecks } from './category-checks.tsx'
import { PictureChoice } from '../pictures/picture-choice.tsx'
import { LeaveDialog } from '../../ui/leave-dialog.tsx'
import { useUnsaved } from '../../ui/use-unsaved.ts'

/** The version another person saved in the meantime, as differences from what was typed. */
interface Theirs {
  differences: ReadonlyArray<Difference>
  revisionId: number | null
}

interface EditFormProps {
  form: RecipeForm
  version: number
  revisionId: number | null
  answer: FormAnswer<Theirs> | undefined
  /** True if the cook can save without submitting. */
  canSave: boolean
  canRate: boolean
  sendLabel: string
  backPath: string
  /** Shown above the fields. */
  children?: ReactNode
}

/** A page's form with every field of a recipe. It works without script, and what was typed stays after an error. */
export function EditForm({
  form,
  version,
  revisionId,
  answer,
  canSave,
  canRate,
  sendLabel,
  backPath,
  children,
}: EditFormProps) {
  const { state, formData } = useNavigation()
  const isSending = state === 'submitting'
  const { blocker, mark } = useUnsaved()
  const saved = typedRecipe(form)
  const { form: own, props, fields } = useServerForm({ schema: recipeEditForm, answer, defaultValue: saved })
  const imageId = typedText(answer, 'imageId', saved.imageId)
  // The file field is called `image`, but its error belongs to `imageId`.
  useAnswer(answer, ({ error }) => {
    if (error?.['imageId']) focusInSight(document.forms.namedItem(own.id)?.querySelector<HTMLElement>('[name=image]'))
  })
  return (
    <>
      <FormErrorPanel answer={answer} />
      {answer?.theirs && answer.theirs.differences.length > 0 && (
        <Panel variant="sunk" aria-labelledby="differences-title" className="mb-5">
          <h2 id="differences-title" className="mb-4 text-h3">
            Differences
          </h2>
          <DifferencesTable differences={answer.theirs.differences} before="Current version" after="Your version" />
        </Panel>
      )}
      {children}
      <Panel aria-label="The recipe">
        <Form {...props} encType="multipart/form-data" className="grid gap-5" onInput={mark}>
          <VersionField version={version} answer={answer} />
          <input
            type="hidden"
            name="revisionId"
            value={
              answer?.theirs ? (answer.theirs.revisionId ?? '') : typedText(answer, 'revisionId', revisionId ?? '')
            }
          />
          <PictureChoice
            imageId={imageId}
            title={form.title}
            isRemoved={imageId !== '' && typedText(answer, 'removePicture') === imageId}
            error={fields.imageId.errors?.[0]}
          />
          <RecipeFields
            fields={fields}
            imageId={imageId}
            canFeature={false}
            canRate={canRate}
            categories={
              <CategoryChecks
                saved={form.categories}
                chosen={chosenCategories(fields.categories)}
                error={fields.categories.errors?.[0]}
                more={fields.moreCategories}
              />
            }
          />
          <div className="grid gap-3 sm:flex sm:flex-wrap">
            <Button
              type="submit"
              name="intent"
              value="send"
              variant="primary"
              pending={isSending && formData?.get('intent') !== 'save'}
              pendingLabel="Sending..."
            >
              {sendLabel}
            </Button>
            {canSave && (
              <Button
                type="submit"
                name="intent"
                value="save"
                pending={isSending && formData?.get('intent') === 'save'}
                pendingLabel="Saving..."
                formNoValidate
              >
                Save for later
              </Button>
            )}
            <ButtonLink to={backPath} variant="ghost">
              Cancel
            </ButtonLink>
          </div>
        </Form>
      </Panel>
      <LeaveDialog blocker={blocker} />
    </>
  )
}
