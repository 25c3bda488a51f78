import { type SubmitEvent, useState } from 'react'
import { ImportedRecipeForm, typedRecipe } from '../../../core/recipes/forms/recipe-edit-form.ts'
import type { SourceText } from '../../../core/importing/source-text.ts'
import type { RecipeForm } from '../../../core/recipes/forms/recipe-form.ts'
import { BesideSource } from './beside-source.tsx'
import { CutNotice } from './cut-notice.tsx'
import { RecipeFields } from './recipe-fields.tsx'
import { SourcePictures } from './source-pictures.tsx'
import { checkFields } from '../../forms/check-fields.ts'
import { useServerForm } from '../../forms/use-server-form.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogContent } from '../../ui/dialog.tsx'
import { useIsReviewed } from './use-is-reviewed.ts'
import { useSaveImported } from './use-save-imported.ts'
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
  const { isSaving, save } = useSaveImported(finish)
  const [picture, setPicture] = useState({ address: start.imageUrl, preview: given.preview })

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const checked = checkFields(new FormData(event.currentTarget), ImportedRecipeForm)
    if (checked.status === 'success') void save(checked.value as RecipeForm)
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

  function finish() {
    stopStoring()
    onSaved()
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
        footer={<SaveButtons formId={form.id} isSaving={isSaving} onDiscard={discard} />}
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

interface SaveButtonsProps {
  formId: string
  isSaving: boolean
  onDiscard: () => void
}

function SaveButtons({ formId, isSaving, onDiscard }: SaveButtonsProps) {
  return (
    <>
      <Button variant="ghost" disabled={isSaving} onClick={onDiscard}>
        Cancel
      </Button>
      <Button
        type="submit"
        form={formId}
        variant="primary"
        data-saves-recipe
        pending={isSaving}
        pendingLabel="Saving..."
      >
        Save Recipe
      </Button>
    </>
  )
}
