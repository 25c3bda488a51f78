import { type SubmitEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { ImportedRecipeForm, typedRecipe } from '../../../core/recipes/recipe-edit-form.ts'
import type { RecipeForm } from '../../../core/recipes/recipe-form.ts'
import { sourceKey } from '../../../core/recipes/source-key.ts'
import { CutNotice } from './cut-notice.tsx'
import { RecipeFields } from './recipe-fields.tsx'
import { checkFields } from '../../forms/check-fields.ts'
import { useServerForm } from '../../forms/use-server-form.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogContent } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { storeSubmission } from '../submissions/stored-submissions.ts'
import { sendRecipe } from './send-recipe.ts'

interface EditDialogProps {
  initial: RecipeForm
  /** The address of a picture that the page may show. */
  preview: string | null
  /** The parts of the page that were cut to fit. */
  cut: ReadonlyArray<string>
  /** True if the cook may feature recipes. Saving then publishes the recipe, which otherwise waits for review. */
  canFeature: boolean
  /** Called when the dialog closes without a decision. Passes what was typed, so that it can be continued later. */
  onPutAside: (form: FormData) => void
  onDiscard: () => void
  onSaved: () => void
}

/** Edits an imported recipe before it is saved. */
export function EditDialog({ initial, preview, cut, canFeature, onPutAside, onDiscard, onSaved }: EditDialogProps) {
  const start = typedRecipe(initial)
  const { form, props, fields } = useServerForm({
    schema: ImportedRecipeForm,
    answer: undefined,
    defaultValue: start,
    onSubmit: submit,
  })
  const [isSaving, setSaving] = useState(false)
  const navigate = useNavigate()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const checked = checkFields(new FormData(event.currentTarget), ImportedRecipeForm)
    if (checked.status === 'success') void save(checked.value as RecipeForm)
  }

  async function save(recipe: RecipeForm) {
    setSaving(true)
    const outcome = await sendRecipe(recipe)
    setSaving(false)
    if (!outcome.ok) return void toast.error(outcome.title, outcome.message)
    if (outcome.status === 'pending') toast.success('Recipe saved', 'It is listed after review.')
    else toast.success('Recipe saved to your collection!')
    // The recipe is in no list yet, so without this entry its page would be lost with the tab.
    if (outcome.status === 'pending') {
      const source = recipe.sourceUrl && sourceKey(recipe.sourceUrl)
      storeSubmission({ title: recipe.title, path: outcome.follow ?? `/recipe/${outcome.id}`, source })
    }
    if (outcome.imageProblem) toast.error('Failed to add image to recipe', outcome.imageProblem)
    onSaved()
    await navigate(`/recipe/${outcome.id}`)
  }

  function putAside() {
    const own = document.forms.namedItem(form.id)
    if (own) onPutAside(new FormData(own))
  }

  return (
    <Dialog open onOpenChange={(open) => !open && !isSaving && putAside()}>
      <DialogContent
        title="Edit before saving"
        description="Close this to continue later. Cancel discards it."
        className="sm:max-w-3xl"
        footer={
          <>
            <Button variant="ghost" disabled={isSaving} onClick={onDiscard}>
              Cancel
            </Button>
            <Button type="submit" form={form.id} variant="primary" pending={isSaving} pendingLabel="Saving...">
              Save Recipe
            </Button>
          </>
        }
      >
        <form
          {...props}
          noValidate
          onSubmit={(event) => {
            // In React's tree, this dialog may be inside another dialog, which must not get the event.
            event.stopPropagation()
            props.onSubmit(event)
          }}
        >
          <CutNotice cut={cut} />
          {preview && (
            <img src={preview} alt="" className="food mb-5 aspect-4/3 max-h-72 w-full rounded-inner object-cover" />
          )}
          <RecipeFields fields={fields} imageId={start.imageId} canFeature={canFeature} />
        </form>
      </DialogContent>
    </Dialog>
  )
}
