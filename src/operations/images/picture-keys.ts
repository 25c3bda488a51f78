import type { PictureFormat, PictureWidth } from '../../core/picture.ts'

export const originalKey = (id: string) => `${id}/original.webp`

export const sizeKey = (id: string, width: PictureWidth, format: PictureFormat) => `${id}/${width}.${format}`
