import { type FormEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import type { RecipeForm } from '../../core/recipe/recipe-form.ts'
import { sourceKey } from '../../core/recipe/source-key.ts'
import { type FieldErrors, RecipeFields } from '../components/importing/recipe-fields.tsx'
import { Button } from '../components/ui/button.tsx'
import { Dialog, DialogContent } from '../components/ui/dialog.tsx'
import { focusInSight } from '../components/ui/focus-in-sight.ts'
import { toast } from '../components/ui/toast.ts'
import { rememberSent } from '../submitting/sent-recipes.ts'
import { parseRecipeForm } from './parse-recipe-form.ts'
import { sendRecipe } from './send-recipe.ts'

interface EditDialogProps {
  initial: RecipeForm
  /** The picture, as an address the page may show. */
  preview: string | null
  /** Whoever may feature recipes runs the site; what others save waits for review. */
  canFeature: boolean
  /** Closed without a decision: what was typed comes along, to go on with later. */
  onPutAside: (form: FormData) => void
  onDiscard: () => void
  onSaved: () => void
}

/** Everything that was read, to be put right before it is kept. */
export function EditDialog({ initial, preview, canFeature, onPutAside, onDiscard, onSaved }: EditDialogProps) {
  const formId = useId()
  const [errors, setErrors] = useState<FieldErrors>({})
  const [isSaving, setSaving] = useState(false)
  const navigate = useNavigate()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // In React's tree this form may lie inside another dialog's.
    event.stopPropagation()
    const form = event.currentTarget
    const parsed = parseRecipeForm(new FormData(form))
    setErrors(parsed.ok ? {} : parsed.errors)
    if (parsed.ok) return save(parsed.form)
    focusOn(form, parsed.errors)
  }

  /** A field that was put right says so at once; others wait for the next save. */
  function forgetMended(form: HTMLFormElement) {
    if (Object.keys(errors).length === 0) return
    const parsed = parseRecipeForm(new FormData(form))
    const wrong = parsed.ok ? {} : parsed.errors
    setErrors(Object.fromEntries(Object.entries(errors).filter(([name]) => name in wrong)))
  }

  async function save(recipe: RecipeForm) {
    setSaving(true)
    const outcome = await sendRecipe(recipe)
    setSaving(false)
    if (!outcome.ok) return void toast.error(outcome.title, outcome.message)
    toast.success('Recipe saved to your collection!')
    // It is in no list yet: without this, its page would be lost with the tab.
    if (outcome.status === 'pending') {
      const source = recipe.sourceUrl && sourceKey(recipe.sourceUrl)
      rememberSent({ title: recipe.title, path: outcome.follow ?? `/recipe/${outcome.id}`, source })
    }
    if (outcome.imageProblem) toast.error('Failed to add image to recipe', outcome.imageProblem)
    onSaved()
    await navigate(`/recipe/${outcome.id}`)
  }

  function putAside() {
    const form = document.getElementById(formId)
    if (form instanceof HTMLFormElement) onPutAside(new FormData(form))
  }

  return (
    <Dialog open onOpenChange={(open) => !open && !isSaving && putAside()}>
      <DialogContent
        title="Edit before saving"
        description={`${canFeature ? 'It is on the site once you save it.' : 'Saved, it waits for review before it is listed.'} Close this to go on later; Cancel throws it away.`}
        className="sm:max-w-3xl"
        footer={
          <>
            <Button variant="ghost" disabled={isSaving} onClick={onDiscard}>
              Cancel
            </Button>
            <Button type="submit" form={formId} variant="primary" pending={isSaving} pendingLabel="Saving...">
              Save Recipe
            </Button>
          </>
        }
      >
        <form
          id={formId}
          noValidate
          onSubmit={(event) => void submit(event)}
          onInput={(event) => forgetMended(event.currentTarget)}
        >
          {preview && (
            <img src={preview} alt="" className="food mb-5 aspect-4/3 max-h-72 w-full rounded-inner object-cover" />
          )}
          <RecipeFields initial={initial} errors={errors} canFeature={canFeature} />
        </form>
      </DialogContent>
    </Dialog>
  )
}

/** The first field that needs a second look, wherever it is folded away. */
function focusOn(form: HTMLFormElement, errors: FieldErrors) {
  const control = [...form.elements].find((element) => (element.getAttribute('name') ?? '') in errors)
  const fold = control?.closest('details')
  if (fold) fold.open = true
  if (control instanceof HTMLElement) focusInSight(control)
}
