import { storedPreview } from './picture-state.ts'
import { CheckboxRow } from '../../ui/checkbox.tsx'
import { FieldError } from '../../ui/field-error.tsx'

interface PictureChoiceProps {
  imageId: string
  title: string
  /** True if the cook chose to remove the picture. */
  isRemoved: boolean
  error?: string | undefined
}

/** The recipe's current picture and a field for a new one. */
export function PictureChoice({ imageId, title, isRemoved, error }: PictureChoiceProps) {
  return (
    <fieldset className="grid gap-4 rounded-md bg-sunk p-4 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <legend className="sr-only">Picture</legend>
      {imageId ? (
        <img src={storedPreview(imageId)} alt={title} className="food aspect-4/3 w-full rounded-sm object-cover" />
      ) : (
        <p className="grid aspect-4/3 place-items-center rounded-sm bg-bg p-3 text-center text-small text-ink-soft">
          No picture yet
        </p>
      )}
      <div className="grid min-w-0 content-center gap-2">
        <label className="grid gap-1.5 font-semibold">
          {imageId ? 'Replace the picture' : 'Add a picture'}
          <input
            type="file"
            name="image"
            accept="image/*"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? 'picture-error' : 'picture-hint'}
            className="min-h-11 w-full font-normal file:min-h-11 file:bg-surface"
          />
        </label>
        <FieldError id="picture-error">{error}</FieldError>
        <p id="picture-hint" className="text-small text-ink-soft">
          JPEG, PNG, WebP, AVIF, HEIC, GIF or TIFF, up to 10 MB.
        </p>
        {imageId && (
          <CheckboxRow name="removePicture" value={imageId} label="Remove the picture" defaultChecked={isRemoved} />
        )}
      </div>
    </fieldset>
  )
}
