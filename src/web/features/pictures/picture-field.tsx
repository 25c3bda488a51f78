import { type DragEvent, type ReactNode, useId, useRef, useState } from 'react'
import { acceptedPictures } from '../../../core/pictures/picture-file.ts'
import { cn } from '../../ui/cn.ts'
import { FieldError } from '../../ui/field-error.tsx'
import { Progress } from '../../ui/progress.tsx'
import { PictureButtons } from './picture-buttons.tsx'
import { PicturePreview } from './picture-preview.tsx'
import { type PictureState, previewOf } from './picture-state.ts'

interface PictureFieldProps {
  state: PictureState
  /** The name of the file field. The id of the stored picture is in the field with "Id" at the end. */
  name?: string
  /** Names the file field, where a page has several. */
  label?: string
  /** The name of the thing the picture belongs to. */
  noun?: string
  legend?: string
  /** The server's error about a picture sent with the form. */
  error: string | undefined
  onChoose: (file: File) => void
  onRemove: () => void
  /** Called when a stored picture no longer exists. */
  onMissing: () => void
}

/**
 * A field to choose or drop a picture. It uploads at once and shows a preview. Without script it is an ordinary file
 * field.
 */
export function PictureField({
  state,
  name = 'image',
  label = 'Picture',
  noun = 'recipe',
  legend = 'Picture (optional)',
  error,
  onChoose,
  onRemove,
  onMissing,
}: PictureFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const problem = state.kind === 'failed' ? state.problem : state.kind === 'none' ? error : undefined

  /** Removes the picture. The pressed button disappears with it, so the focus has to move. */
  function remove() {
    onRemove()
    requestAnimationFrame(() => button.current?.focus())
  }

  return (
    <fieldset aria-describedby={`${id}-hint${problem ? ` ${id}-error` : ''}`} className="min-w-0">
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      <input
        ref={input}
        type="file"
        name={name}
        accept={acceptedPictures}
        aria-label={label}
        className="hidden min-h-13 w-full no-script:block"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          // Clears the field, so that the same file can be chosen again. The file is uploaded separately from the form.
          currentTarget.value = ''
          if (file) onChoose(file)
        }}
      />
      <input type="hidden" name={`${name}Id`} value={state.kind === 'ready' ? state.id : ''} />
      <div className="@container">
        <DropArea isEmpty={state.kind === 'none'} onDrop={onChoose}>
          <PicturePreview key={previewOf(state)} state={state} onMissing={onMissing} />
          <div className="grid min-w-0 justify-items-start gap-3">
            {state.kind === 'sending' && (
              <Progress
                className="w-full"
                label={state.percent < 100 ? 'Uploading the picture' : 'Preparing the picture'}
                value={state.percent}
              />
            )}
            <p
              className={cn(
                '[overflow-wrap:anywhere] no-script:hidden',
                // Nothing can be dropped by touch.
                state.kind === 'none' && 'pointer-coarse:hidden',
              )}
            >
              {state.kind === 'none' && 'Drop a picture here, or choose one.'}
              {state.kind === 'sending' && state.name}
              {state.kind === 'ready' && `Picture uploaded. It will be saved with your ${noun}.`}
              {state.kind === 'failed' && `The ${noun} has no picture yet.`}
            </p>
            <PictureButtons
              chooseButton={button}
              state={state}
              onBrowse={() => input.current?.click()}
              onChoose={onChoose}
              onRemove={remove}
            />
          </div>
        </DropArea>
      </div>
      <div aria-live="polite">
        <FieldError id={`${id}-error`}>{problem}</FieldError>
        {state.kind === 'ready' && <p className="sr-only">Picture uploaded.</p>}
      </div>
      <p id={`${id}-hint`} className="mt-1.5 text-small text-ink-soft">
        JPEG, PNG, WebP, AVIF, HEIC, GIF or TIFF, up to 10 MB. We remove where and when it was taken.
      </p>
    </fieldset>
  )
}

interface DropAreaProps {
  isEmpty: boolean
  onDrop: (file: File) => void
  children: ReactNode
}

/** Takes a picture that is dropped on it. Without script, an empty one would only take room. */
function DropArea({ isEmpty, onDrop, children }: DropAreaProps) {
  const [isOver, setOver] = useState(false)

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    const file = event.dataTransfer.files[0]
    if (file) onDrop(file)
  }

  return (
    <div
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
      }}
      onDrop={drop}
      className={cn(
        'grid min-h-40 items-center gap-4 rounded-md border-[1.5px] border-dashed border-line-strong bg-bg p-4 transition-colors @min-[26rem]:grid-cols-[13rem_minmax(0,1fr)]',
        isEmpty && 'no-script:hidden',
        isOver && 'border-focus bg-blush',
      )}
    >
      {children}
    </div>
  )
}
