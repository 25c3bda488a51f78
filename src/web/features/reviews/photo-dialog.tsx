import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { Picture as StoredPicture } from '../../../core/pictures/picture.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogContent } from '../../ui/dialog.tsx'
import { Picture } from '../../ui/picture.tsx'

interface PhotoDialogProps {
  photos: ReadonlyArray<StoredPicture>
  /** The place of the shown photo. */
  at: number
  onMove: (at: number) => void
  onClose: () => void
}

export default function PhotoDialog({ photos, at, onMove, onClose }: PhotoDialogProps) {
  const photo = photos[at]
  if (!photo) return null
  const move = (by: number) => onMove((at + by + photos.length) % photos.length)
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={photo.alt}
        className="max-w-240"
        onKeyDown={({ key }) => {
          if (key === 'ArrowRight') move(1)
          if (key === 'ArrowLeft') move(-1)
        }}
        footer={
          photos.length > 1 && (
            <>
              <Button onClick={() => move(-1)}>
                <ArrowLeft aria-hidden />
                Previous
              </Button>
              <Button onClick={() => move(1)}>
                Next
                <ArrowRight aria-hidden />
              </Button>
            </>
          )
        }
      >
        <Picture
          key={photo.id}
          picture={photo}
          isFirst
          sizes="(min-width: 60rem) 56rem, 92vw"
          className="mx-auto max-h-[62vh] w-auto max-w-full rounded-md object-contain"
        />
      </DialogContent>
    </Dialog>
  )
}
