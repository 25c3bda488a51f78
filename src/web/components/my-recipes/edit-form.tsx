import { CircleAlert } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import type { RecipeForm } from '../../../core/recipe/recipe-form.ts'
import type { Difference } from '../../../core/review/differences.ts'
import { type FieldErrors, RecipeFields } from '../importing/recipe-fields.tsx'
import { DifferencesTable } from '../review/differences-table.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Panel } from '../ui/panel.tsx'
import { CategoryChecks } from './category-checks.tsx'
import { PictureChoice } from './picture-choice.tsx'
import { focusInSight } from '../ui/focus-in-sight.ts'
import { useAnswer } from '../ui/use-answer.ts'

interface EditFormProps {
  form: RecipeForm
  version: number
  revisionId: number | null
  answer:
    | {
        typed: RecipeForm
        errors: FieldErrors & { image?: string }
        problem: string | null
        differences: ReadonlyArray<Difference>
        version: number | null
        revisionId: number | null
      }
    | undefined
  /** May be put by without being sent. */
  canSave: boolean
  canRate: boolean
  sendLabel: string
  backPath: string
  /** Above the fields. */
  children?: ReactNode
}

/** Every field of a recipe on a page of its own. It needs no script, and what was typed comes back whatever happens. */
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
  const initial = answer?.typed ?? form
  const errors = answer?.errors ?? {}
  const problem = useRef<HTMLDivElement>(null)
  useAnswer(answer, () => {
    const field = document.querySelector<HTMLElement>('main form [aria-invalid]')
    const fold = field?.closest('details')
    if (fold) fold.open = true
    focusInSight(field ?? problem.current)
  })
  return (
    <>
      {answer?.problem && (
        <div
          ref={problem}
          role="alert"
          tabIndex={-1}
          className="mb-5 flex items-start gap-2.5 rounded-md bg-berry px-5 py-3 font-semibold text-berry-ink"
        >
          <CircleAlert aria-hidden className="mt-0.5 flex-none" />
          <p>{answer.problem}</p>
        </div>
      )}
      {answer && answer.differences.length > 0 && (
        <Panel variant="sunk" aria-labelledby="differences-title" className="mb-5">
          <h2 id="differences-title" className="mb-4 text-h3">
            What differs
          </h2>
          <DifferencesTable differences={answer.differences} before="As it is now" after="As you typed it" />
        </Panel>
      )}
      {children}
      <Panel aria-label="The recipe">
        <Form method="post" encType="multipart/form-data" noValidate className="grid gap-5">
          <input type="hidden" name="version" value={answer?.version ?? version} />
          <input
            type="hidden"
            name="revisionId"
            value={(answer?.version == null ? revisionId : answer.revisionId) ?? ''}
          />
          <PictureChoice imageId={initial.imageId} title={initial.title} error={errors.image} />
          <RecipeFields
            initial={initial}
            errors={errors}
            canFeature={false}
            canRate={canRate}
            categories={<CategoryChecks chosen={initial.categories} error={errors.categories} />}
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
    </>
  )
}
