/** A stored picture. Its files are `/images/{id}/{width}.avif`, `.webp` and, for mails, `.jpg` and `.png`. */
export interface Picture {
  id: string
  alt: string
  /** Pixels of the original. */
  width: number
  height: number
  /** A tiny data URL, shown blurred until the picture has loaded. */
  placeholder: string
  /** Available widths, smallest first. */
  widths: Array<number>
}

export const pictureWidths = [400, 800, 1600] as const
export type PictureWidth = (typeof pictureWidths)[number]
/** Pages show the first two. Outlook on Windows shows neither, so mails have photos as JPEG and the logo as PNG. */
export const pictureFormats = ['avif', 'webp', 'jpg', 'png'] as const
export type PictureFormat = (typeof pictureFormats)[number]
export const pageFormats = ['avif', 'webp'] as const satisfies ReadonlyArray<PictureFormat>

export const pictureType = (format: PictureFormat) => `image/${format === 'jpg' ? 'jpeg' : format}`

/** Returns whether there is such a file. PNG is for logos: a large photo would take megabytes. */
export const isPictureSize = (width: PictureWidth, format: PictureFormat) => format !== 'png' || width === 400
