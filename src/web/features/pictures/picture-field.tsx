import { ImagePlus, RotateCw, Trash2, X } from 'lucide-react'
import { type DragEvent, useId, useRef, useState } from 'react'
import { acceptedPictures, pictureProblems } from '../../../core/pictures/picture-file.ts'
import { Button } from '../../ui/button.tsx'
import { cn } from '../../ui/cn.ts'
import { FieldError } from '../../ui/field-error.tsx'
import { Progress } from '../../ui/progress.tsx'
import { type PictureState, storedPreview } from './picture-state.ts'

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
  const [isOver, setOver] = useState(false)
  const problem = state.kind === 'failed' ? state.problem : state.kind === 'none' ? error : undefined

  const isWrongFile = state.kind === 'failed' && !state.file && state.problem !== pictureProblems.gone

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    const file = event.dataTransfer.files[0]
    if (file) onChoose(file)
  }

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
            state.kind === 'none' && 'no-script:hidden',
            isOver && 'border-focus bg-blush',
          )}
        >
          <Preview key={previewOf(state)} state={state} onMissing={onMissing} />
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
            <div className="flex flex-wrap gap-2.5 no-script:hidden @max-[17rem]:w-full @max-[17rem]:*:w-full">
              {state.kind === 'failed' && state.file && (
                <Button onClick={() => state.file && onChoose(state.file)}>
                  <RotateCw aria-hidden />
                  Try again
                </Button>
              )}
              <Button ref={button} onClick={() => input.current?.click()}>
                <ImagePlus aria-hidden />
                {isWrongFile
                  ? 'Choose another picture'
                  : state.kind === 'none' || state.kind === 'failed'
                    ? 'Choose a picture'
                    : 'Replace'}
              </Button>
              {state.kind === 'sending' && (
                <Button variant="ghost" onClick={remove}>
                  <X aria-hidden />
                  Cancel
                </Button>
              )}
              {(state.kind === 'ready' || state.kind === 'failed') && (
                <Button variant="ghost" onClick={remove}>
                  <Trash2 aria-hidden />
                  {state.kind === 'ready' ? 'Remove' : 'Continue without'}
                </Button>
              )}
            </div>
          </div>
        </div>
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

const previewOf = (state: PictureState) => (state.kind === 'sending' || state.kind === 'ready' ? state.preview : '')

const frame = 'aspect-4/3 w-full max-w-78 rounded-sm'

/** Browsers cannot draw some file types. The preview then waits for the stored picture. */
function Preview({ state, onMissing }: { state: PictureState; onMissing: () => void }) {
  const [isBroken, setBroken] = useState(false)
  const own = previewOf(state)
  const stored = state.kind === 'ready' ? storedPreview(state.id) : ''
  const address = isBroken ? stored : own
  if (!address) {
    return (
      <span className={cn(frame, 'grid place-items-center bg-sunk text-ink-soft max-sm:hidden dark:bg-surface')}>
        <ImagePlus aria-hidden className="size-10" strokeWidth={1.5} />
      </span>
    )
  }
  return (
    <img
      src={address}
      alt="As chosen"
      className={cn(frame, 'food object-cover')}
      onError={() => (address === stored ? onMissing() : setBroken(true))}
    />
  )
}
