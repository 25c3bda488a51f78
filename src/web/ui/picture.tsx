import { type ComponentProps, useState } from 'react'
import type { pageFormats, Picture as StoredPicture } from '../../core/pictures/picture.ts'
import type { PlaceSetting } from '../../core/recipes/drawing/place-setting.ts'
import { EmptyDish } from './empty-dish.tsx'
import { cn } from './cn.ts'

interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height' | 'loading'> {
  picture: StoredPicture | null
  /** The displayed width, such as `(min-width: 1000px) 33vw, 100vw`. The browser uses it to choose a file. */
  sizes: string
  /** Set it for the page's first picture, which loads at once with high priority. */
  isFirst?: boolean
  /** The empty dish to draw if there is no picture. */
  placeSetting?: PlaceSetting
}

function srcSet(picture: StoredPicture, format: (typeof pageFormats)[number]) {
  return picture.widths.map((width) => `/images/${picture.id}/${width}.${format} ${width}w`).join(', ')
}

/** A stored picture, blurred until it has loaded. Shows an empty dish if there is no picture or it fails to load. */
export function Picture({
  picture,
  sizes,
  isFirst = false,
  placeSetting,
  alt,
  className,
  style,
  ...rest
}: PictureProps) {
  const [brokenId, setBrokenId] = useState<string | null>(null)
  const loading = isFirst ? 'eager' : 'lazy'
  const look = cn('food', className)

  if (!picture || picture.id === brokenId) {
    return (
      <EmptyDish
        setting={placeSetting}
        alt={alt ?? picture?.alt ?? ''}
        loading={loading}
        className={look}
        style={style}
        {...rest}
      />
    )
  }
  const widest = picture.widths.at(-1)
  return (
    <picture className="contents [&>source]:hidden">
      <source type="image/avif" srcSet={srcSet(picture, 'avif')} sizes={sizes} />
      <img
        // The image may fail before the script loads, so the component also checks it on hydration.
        ref={(image) => {
          if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setBrokenId(picture.id)
        }}
        src={`/images/${picture.id}/${widest}.webp`}
        srcSet={srcSet(picture, 'webp')}
        sizes={sizes}
        alt={alt ?? picture.alt}
        width={picture.width}
        height={picture.height}
        loading={loading}
        decoding="async"
        {...(isFirst ? { fetchPriority: 'high' as const } : {})}
        onError={() => setBrokenId(picture.id)}
        className={cn('bg-cover bg-center', look)}
        style={{ backgroundImage: `url("${picture.placeholder}")`, ...style }}
        {...rest}
      />
    </picture>
  )
}
