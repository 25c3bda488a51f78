import { ImagePlus, RotateCw, Trash2, X } from 'lucide-react'
import type { RefObject } from 'react'
import { pictureProblems } from '../../../core/pictures/picture-file.ts'
import { Button } from '../../ui/button.tsx'
import type { PictureState } from './picture-state.ts'

interface PictureButtonsProps {
  state: PictureState
  /** Gets the focus when the button that was pressed disappears. */
  chooseButton: RefObject<HTMLButtonElement | null>
  /** Opens the browser's dialog for files. */
  onBrowse: () => void
  onChoose: (file: File) => void
  onRemove: () => void
}

/** Chooses, sends again or removes a picture. */
export function PictureButtons({ state, chooseButton, onBrowse, onChoose, onRemove }: PictureButtonsProps) {
  const isWrongFile = state.kind === 'failed' && !state.file && state.problem !== pictureProblems.gone
  return (
    <div className="flex flex-wrap gap-2.5 no-script:hidden @max-[17rem]:w-full @max-[17rem]:*:w-full">
      {state.kind === 'failed' && state.file && (
        <Button onClick={() => state.file && onChoose(state.file)}>
          <RotateCw aria-hidden />
          Try again
        </Button>
      )}
      <Button ref={chooseButton} onClick={onBrowse}>
        <ImagePlus aria-hidden />
        {isWrongFile
          ? 'Choose another picture'
          : state.kind === 'none' || state.kind === 'failed'
            ? 'Choose a picture'
            : 'Replace'}
      </Button>
      {state.kind === 'sending' && (
        <Button variant="ghost" onClick={onRemove}>
          <X aria-hidden />
          Cancel
        </Button>
      )}
      {(state.kind === 'ready' || state.kind === 'failed') && (
        <Button variant="ghost" onClick={onRemove}>
          <Trash2 aria-hidden />
          {state.kind === 'ready' ? 'Remove' : 'Continue without'}
        </Button>
      )}
    </div>
  )
}
