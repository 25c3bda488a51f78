import { Camera, X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { acceptedPictures } from '../../../core/pictures/picture-file.ts'
import { mostPhotos } from '../../../core/reviews/review.ts'
import { Button } from '../../ui/button.tsx'
import { CheckboxRow } from '../../ui/checkbox.tsx'
import { FieldError } from '../../ui/field-error.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Progress } from '../../ui/progress.tsx'
import { storedPreview } from '../pictures/picture-state.ts'
import type { PhotoUpload, usePhotoUploads } from './use-photo-uploads.ts'

interface PhotosFieldProps {
  uploads: ReturnType<typeof usePhotoUploads>
  /** The server's error about photos that came with the form. */
  error: string | undefined
}

/** Up to three photos. They upload at once and show a preview. Without script, this is an ordinary file field. */
export function PhotosField({ uploads: { photos, add, remove, miss }, error }: PhotosFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const shown = photos.filter(({ kind }) => kind !== 'failed')
  const failed = photos.flatMap((photo) => (photo.kind === 'failed' ? [`${photo.name}: ${photo.problem}`] : []))
  const problem = failed.length > 0 ? failed.join(' ') : error
  const isFull = shown.length >= mostPhotos

  function removeAt(key: string) {
    remove(key)
    // The pressed button disappears with its photo, so the focus has to move.
    requestAnimationFrame(() => button.current?.focus())
  }

  return (
    <fieldset aria-describedby={`${id}-hint${problem ? ` ${id}-error` : ''}`} className="min-w-0">
      <legend className="mb-1.5 font-semibold">Photos (optional)</legend>
      <input
        ref={input}
        type="file"
        name="photos"
        multiple
        accept={acceptedPictures}
        aria-label="Add photos"
        className="hidden min-h-13 w-full no-script:block"
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          // Clears the field, so that the same file can be chosen again. Files are uploaded separately from the form.
          currentTarget.value = ''
          add(files)
        }}
      />
      <div className="flex flex-wrap items-center gap-3">
        {shown.length > 0 && (
          <ul aria-label="Photos of the review" className="contents">
            {shown.map((photo, at) => (
              <li key={photo.key} className="relative">
                <Photo photo={photo} number={at + 1} onMissing={() => miss(photo.key)} />
                <IconButton
                  label={`Remove photo ${at + 1}`}
                  variant="pillow"
                  className="absolute -top-2.5 -right-2.5 no-script:hidden"
                  onClick={() => removeAt(photo.key)}
                >
                  <X aria-hidden />
                </IconButton>
              </li>
            ))}
          </ul>
        )}
        {!isFull && (
          <Button ref={button} className="no-script:hidden" onClick={() => input.current?.click()}>
            <Camera aria-hidden />
            {shown.length > 0 ? 'Add another photo' : 'Add photos'}
          </Button>
        )}
      </div>
      <div aria-live="polite">
        <FieldError id={`${id}-error`}>{problem}</FieldError>
      </div>
      <p id={`${id}-hint`} className="mt-1.5 text-small text-ink-soft">
        Up to {mostPhotos}, 10 MB each. We remove where and when they were taken.
      </p>
    </fieldset>
  )
}

function Photo({ photo, number, onMissing }: { photo: PhotoUpload; number: number; onMissing: () => void }) {
  // Browsers cannot draw some file types, so the preview then waits for the stored picture.
  const [isBroken, setBroken] = useState(false)
  const stored = photo.kind === 'ready' ? storedPreview(photo.id) : ''
  const address = isBroken ? stored : photo.preview
  return (
    <div className="grid w-22 gap-1.5 sm:w-32">
      <img
        src={address || undefined}
        alt={`Number ${number}, as chosen`}
        className="food aspect-square w-full rounded-sm bg-sunk object-cover"
        onError={() => (address === stored ? onMissing() : setBroken(true))}
      />
      {photo.kind === 'sending' && (
        <Progress label={photo.percent < 100 ? 'Uploading' : 'Preparing'} value={photo.percent} />
      )}
      {photo.kind === 'ready' && (
        <>
          <input type="hidden" name="photoIds" value={photo.id} />
          <span className="hidden no-script:block">
            <CheckboxRow name="removedIds" value={photo.id} label="Remove" />
          </span>
        </>
      )}
    </div>
  )
}
