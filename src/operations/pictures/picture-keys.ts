import type { PictureFormat, PictureWidth } from '../../core/pictures/picture.ts'

export const originalKey = (id: string) => `${id}/original.webp`

export const sizeKey = (id: string, width: PictureWidth, format: PictureFormat) => `${id}/${width}.${format}`
