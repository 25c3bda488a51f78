import { placeSettingOf } from '../../../core/recipes/drawing/place-setting.ts'
import type { CollectionPicture } from '../../../db/collections/collections.ts'
import { EmptyDish } from '../../ui/empty-dish.tsx'
import { Picture } from '../../ui/picture.tsx'
import { cn } from '../../ui/cn.ts'

/** The first pictures of a collection, side by side: one fills the place, and four share it. */
export function CollectionPictures({ pictures }: { pictures: ReadonlyArray<CollectionPicture> }) {
  return (
    <div
      className={cn(
        'laid-tables grid aspect-4/3 gap-0.5 overflow-hidden rounded-inner bg-sunk',
        pictures.length > 1 && 'grid-cols-2',
        pictures.length > 2 && 'grid-rows-2',
      )}
    >
      {pictures.length === 0 && <EmptyDish alt="" loading="lazy" className="size-full object-cover" />}
      {pictures.map(({ id, picture, drawing }, index) => (
        <Picture
          key={id}
          picture={picture}
          placeSetting={placeSettingOf({ id, drawing })}
          alt=""
          sizes="(min-width: 45rem) 12rem, 46vw"
          className={cn('size-full min-h-0 object-cover', pictures.length === 3 && index === 0 && 'row-span-2')}
        />
      ))}
    </div>
  )
}
