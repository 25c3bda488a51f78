import { useEffect, useId, useState } from 'react'
import { useFetcher, useNavigate } from 'react-router'
import { alreadyExistsMessage } from '../../core/importing.ts'
import type { RecipeForm } from '../../core/recipe/recipe-form.ts'
import { type FieldErrors, RecipeFields } from '../components/importing/recipe-fields.tsx'
import { Button } from '../components/ui/button.tsx'
import { Dialog, DialogContent } from '../components/ui/dialog.tsx'
import { toast } from '../components/ui/toast.ts'
import type { action } from '../routes/import.tsx'
import { parseRecipeForm } from './parse-recipe-form.ts'

interface EditDialogProps {
  isOpen: boolean
  initial: RecipeForm
  /** The picture, as an address the page may show. */
  preview: string | null
  canFeature: boolean
  /** Closed without a decision: what was typed comes along, to go on with later. */
  onPutAside: (form: FormData) => void
  onDiscard: () => void
  onSaved: () => void
}

/** Everything that was read, to be put right before it is kept. */
export function EditDialog({ isOpen, initial, preview, canFeature, onPutAside, onDiscard, onSaved }: EditDialogProps) {
  const formId = useId()
  const fetcher = useFetcher<typeof action>()
  const [errors, setErrors] = useState<FieldErrors>({})
  const navigate = useNavigate()
  const outcome = fetcher.data
  const isSaving = fetcher.state !== 'idle'

  useEffect(() => {
    if (!outcome || outcome.intent !== 'save') return
    if (outcome.kind === 'saved') {
      toast.success('Recipe saved to your collection!')
      if (outcome.imageProblem) toast.error('Failed to add image to recipe', outcome.imageProblem)
      onSaved()
      void navigate(`/recipe/${outcome.id}`)
    } else if (outcome.kind === 'exists') toast.error(alreadyExistsMessage)
    else setErrors(outcome.errors)
  }, [outcome])

  function save(form: HTMLFormElement) {
    const data = new FormData(form)
    const parsed = parseRecipeForm(data)
    setErrors(parsed.ok ? {} : parsed.errors)
    if (parsed.ok) return void fetcher.submit(data, { method: 'post', action: '/import' })
    const [first] = Object.keys(parsed.errors)
    const control = form.elements.namedItem(first ?? '')
    if (control instanceof HTMLElement) control.focus()
  }

  function putAside() {
    const form = document.getElementById(formId)
    if (form instanceof HTMLFormElement) onPutAside(new FormData(form))
  }

  return (
    <Dialog open={isOpen} onOpenChange={(open) => !open && putAside()}>
      <DialogContent
        title="Edit before saving"
        description="Nothing is kept until you save."
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
          onSubmit={(event) => {
            event.preventDefault()
            save(event.currentTarget)
          }}
        >
          <input type="hidden" name="intent" value="save" />
          <input type="hidden" name="answer" value="data" />
          {preview && <img src={preview} alt="" className="food mb-5 aspect-4/3 max-h-72 w-full rounded-inner object-cover" />}
          <RecipeFields initial={initial} errors={errors} canFeature={canFeature} />
        </form>
      </DialogContent>
    </Dialog>
  )
}
