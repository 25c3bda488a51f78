import type { ImageSuggestion } from '../../../core/importing.ts'
import { Picture } from '../picture.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog, DialogContent } from '../ui/dialog.tsx'

interface ImagePickerProps {
  isOpen: boolean
  suggestions: Array<ImageSuggestion>
  onPick: (suggestion: ImageSuggestion) => void
  onSkip: () => void
}

/** For a page without a picture: those of like recipes in the house. */
export function ImagePicker({ isOpen, suggestions, onPick, onSkip }: ImagePickerProps) {
  return (
    <Dialog open={isOpen} onOpenChange={(open) => !open && onSkip()}>
      <DialogContent
        title="Choose a picture"
        description="The page has none we could fetch. One of these may suit until you have your own."
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
