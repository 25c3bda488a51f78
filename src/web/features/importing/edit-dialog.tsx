import { type SubmitEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { ImportedRecipeForm, typedRecipe } from '../../../core/recipes/forms/recipe-edit-form.ts'
import type { SourceText } from '../../../core/importing/source-text.ts'
import type { RecipeForm } from '../../../core/recipes/forms/recipe-form.ts'
import { sourceKey } from '../../../core/recipes/source-key.ts'
import { BesideSource } from './beside-source.tsx'
import { CutNotice } from './cut-notice.tsx'
import { RecipeFields } from './recipe-fields.tsx'
import { SourcePictures } from './source-pictures.tsx'
import { checkFields } from '../../forms/check-fields.ts'
import { useServerForm } from '../../forms/use-server-form.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogContent } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { storeSubmission } from '../submissions/stored-submissions.ts'
import { useIsReviewed } from './use-is-reviewed.ts'
import { sendRecipe } from './send-recipe.ts'
import { useStoring } from './use-storing.ts'

interface EditDialogProps {
  initial: RecipeForm
  /** The address of a picture that the page may show. */
  preview: string | null
  /** The parts of the page that were cut to fit. */
  cut: ReadonlyArray<string>
  source: SourceText | null
  /** True if the cook may feature recipes. */
  canFeature: boolean
  /** Called soon after each change, and before the page may be left. Passes what was typed. */
  onTyped: (form: FormData, preview: string | null) => void
  /** Called when the dialog closes without a decision. Passes what was typed, so that it can be continued later. */
  onPutAside: (form: FormData, preview: string | null) => void
  onDiscard: () => void
  onSaved: () => void
}

/** Edits an imported recipe before it is saved. */
export function EditDialog(given: EditDialogProps) {
  const { initial, cut, source, canFeature, onTyped, onPutAside, onDiscard, onSaved } = given
  const start = typedRecipe(initial)
  const { form, props, fields } = useServerForm({
    schema: ImportedRecipeForm,
    answer: undefined,
    defaultValue: start,
    onSubmit: submit,
  })
  const isReviewed = useIsReviewed()
  const [isSaving, setSaving] = useState(false)
  const [picture, setPicture] = useState({ address: start.imageUrl, preview: given.preview })
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
    else if (outcome.follow)
      toast.success(saved, 'Only this browser can change it.', undefined, editLink(outcome.follow))
    else toast.success(saved)
    // The recipe is in no list of the cook yet, so without this entry its page would be lost with the tab.
    if (outcome.status === 'pending' || outcome.follow) {
      const key = recipe.sourceUrl && sourceKey(recipe.sourceUrl)
      storeSubmission({ title: recipe.title, path: outcome.follow ?? `/recipe/${outcome.id}`, source: key })
    }
    if (outcome.imageProblem) toast.error('Failed to add image to recipe', outcome.imageProblem)
    stopStoring()
    onSaved()
    await navigate(`/recipe/${outcome.id}`)
  }

  function choosePicture(address: string, preview: string) {
    const own = document.forms.namedItem(form.id)
    const field = own?.elements.namedItem('imageUrl')
    if (!(field instanceof HTMLInputElement)) return
    field.value = address
    setPicture({ address, preview })
  }

  function withTyped(use: EditDialogProps['onTyped']) {
    const own = document.forms.namedItem(form.id)
    if (own) use(new FormData(own), picture.preview)
  }

  const stopStoring = useStoring(() => withTyped(onTyped))

  function putAside() {
    stopStoring()
    withTyped(onPutAside)
  }

  function discard() {
    stopStoring()
    onDiscard()
  }

  return (
    <Dialog open onOpenChange={(open) => !open && !isSaving && putAside()}>
      <DialogContent
        title="Edit before saving"
        description={`${isReviewed ? 'We review it before it is listed. ' : ''}Close this to continue later. Cancel discards it.`}
        isPage
        className={source ? 'sm:max-w-200 lg:max-w-290' : 'sm:max-w-200'}
        footer={
          <>
            <Button variant="ghost" disabled={isSaving} onClick={discard}>
              Cancel
            </Button>
            <Button
              type="submit"
              form={form.id}
              variant="primary"
              data-saves-recipe
              pending={isSaving}
              pendingLabel="Saving..."
            >
              Save Recipe
            </Button>
          </>
        }
      >
        <BesideSource source={source} formId={form.id} className="lg:top-0 lg:max-h-[calc(100dvh-17rem)]">
          {(beside) => (
            <form
              {...props}
              {...beside}
              noValidate
              onSubmit={(event) => {
                // In React's tree, this dialog may be inside another dialog, which must not get the event.
                event.stopPropagation()
                props.onSubmit(event)
              }}
            >
              <CutNotice cut={cut} />
              {picture.preview && (
                <img
                  src={picture.preview}
                  alt=""
                  className="food mb-5 aspect-4/3 max-h-72 w-full rounded-inner object-cover"
                />
              )}
              <SourcePictures
                pictures={(source?.pictures ?? []).filter((address) => address !== start.imageUrl)}
                first={given.preview === null ? null : { address: start.imageUrl, preview: given.preview }}
                chosen={picture.address}
                onChoose={choosePicture}
              />
              <RecipeFields
                fields={fields}
                imageId={picture.address === start.imageUrl ? start.imageId : ''}
                canFeature={canFeature}
              />
            </form>
          )}
        </BesideSource>
      </DialogContent>
    </Dialog>
  )
}

const saved = 'Recipe saved to your collection!'

const editLink = (follow: string) => ({ label: 'Edit it', to: follow })
