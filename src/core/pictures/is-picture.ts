import { fieldsOf, isNumber, isText } from '../text/fields-of.ts'
import type { Picture } from './picture.ts'

/** Written by hand, so that pages with pictures don't load Zod. */
export function isPicture(value: unknown): value is Picture {
  const { id, alt, width, height, placeholder, widths } = fieldsOf(value)
  return (
    [id, alt, placeholder].every(isText) &&
    [width, height].every(isNumber) &&
    Array.isArray(widths) &&
    widths.every(isNumber)
  )
}
