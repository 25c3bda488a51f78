/** A stored picture as pages need it. Its files are `/images/{id}/{width}.avif` and `.webp`. */
export interface Picture {
  id: string
  alt: string
  /** Pixels of the original. */
  width: number
  height: number
  /** A few bytes as a data address, shown blurred until the real one is there. */
  placeholder: string
  /** The widths it can be had in, smallest first. */
  widths: Array<number>
}

export const pictureWidths = [400, 800, 1600] as const
export type PictureWidth = (typeof pictureWidths)[number]
export const pictureFormats = ['avif', 'webp'] as const
export type PictureFormat = (typeof pictureFormats)[number]
