import { lazy, type MouseEvent, Suspense, useState } from 'react'
import type { Picture as StoredPicture } from '../../../core/pictures/picture.ts'
import { Picture } from '../../ui/picture.tsx'
import { openPart } from '../../ui/open-part.ts'

/** Loaded on demand, because few visitors open a photo. */
const loadDialog = () => import('./photo-dialog.tsx')
const PhotoDialog = lazy(loadDialog)

const largePhoto = ({ id, widths }: StoredPicture) => `/images/${id}/${widths.at(-1)}.webp`

/** The photos of a review. They open large: in a dialog, or as a page without script. */
export function ReviewPhotos({ photos }: { photos: ReadonlyArray<StoredPicture> }) {
  const [opened, setOpened] = useState<number | null>(null)
  if (photos.length === 0) return null

  function open(event: MouseEvent, at: number) {
    // A new tab stays possible.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    openPart(loadDialog, () => setOpened(at))
  }

  return (
    <>
      <ul aria-label="Photos" className="mt-3 flex flex-wrap gap-2.5">
        {photos.map((photo, at) => (
          <li key={photo.id}>
            <a
              href={largePhoto(photo)}
              aria-label={`${photo.alt}, ${at + 1} of ${photos.length}. Open large`}
              onClick={(event) => open(event, at)}
              className="block rounded-sm"
            >
              <Picture
                picture={photo}
                alt=""
                sizes="128px"
                className="size-22 rounded-sm object-cover transition-transform duration-(--mid) motion-safe:hover:scale-103 sm:size-32"
              />
            </a>
          </li>
        ))}
      </ul>
      {opened !== null && (
        <Suspense>
          <PhotoDialog photos={photos} at={opened} onMove={setOpened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  )
}
