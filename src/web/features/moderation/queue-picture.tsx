import type { Picture as StoredPicture } from '../../../core/pictures/picture.ts'
import type { DrawnDish } from '../../../core/recipes/drawing/drawing.ts'
import { placeSettingOf } from '../../../core/recipes/drawing/place-setting.ts'
import { Picture } from '../../ui/picture.tsx'

interface QueuePictureProps {
  recipe: { id: string; drawing: DrawnDish | null }
  picture: StoredPicture | null
}

/** The recipe's picture in a queue. The title beside it says what it shows. */
export function QueuePicture({ recipe, picture }: QueuePictureProps) {
  return (
    <Picture
      picture={picture}
      placeSetting={placeSettingOf(recipe)}
      sizes="112px"
      alt=""
      className="my-1 aspect-4/3 w-16 rounded-sm object-cover sm:w-28"
    />
  )
}
