/** A stored picture. Its files are `/images/{id}/{width}.avif` and `.webp`. */
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
export const pictureFormats = ['avif', 'webp'] as const
export type PictureFormat = (typeof pictureFormats)[number]
