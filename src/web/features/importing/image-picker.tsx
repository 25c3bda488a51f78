import type { ImageSuggestion } from '../../../core/importing/import-events.ts'
import { Picture } from '../../ui/picture.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogContent } from '../../ui/dialog.tsx'

interface ImagePickerProps {
  isOpen: boolean
  suggestions: ReadonlyArray<ImageSuggestion>
  onPick: (suggestion: ImageSuggestion) => void
  onSkip: () => void
}

/** Suggests pictures of similar recipes when a recipe has no picture. */
export function ImagePicker({ isOpen, suggestions, onPick, onSkip }: ImagePickerProps) {
  return (
    <Dialog open={isOpen} onOpenChange={(open) => !open && onSkip()}>
      <DialogContent
        title="Choose a picture"
        description={`The recipe has no picture. Use ${suggestions.length === 1 ? 'this one' : 'one of these'} until you have your own.`}
        footer={
          <Button variant="ghost" onClick={onSkip}>
            Skip
          </Button>
        }
      >
        <ul className="grid grid-cols-2 gap-3">
          {suggestions.map((suggestion) => (
            <li key={suggestion.picture.id}>
              <button
                type="button"
                onClick={() => onPick(suggestion)}
                className="block w-full overflow-hidden rounded-md bg-sunk text-left hover:bg-blush"
              >
                <Picture picture={suggestion.picture} sizes="280px" alt="" className="aspect-4/3 w-full object-cover" />
                <span className="block p-3 text-small font-semibold">Picture of {suggestion.title}</span>
              </button>
            </li>
          ))}
        </ul>
      </DialogContent>
    </Dialog>
  )
}
