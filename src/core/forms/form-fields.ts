import { z } from 'zod'

/** Text that may be left empty. */
export const optionalText = (longest: number, tooLong: string) => z.string().trim().max(longest, tooLong).default('')

/** Like `optionalText`, with null for an empty field. */
export const textOrNull = (longest: number, tooLong: string) =>
  optionalText(longest, tooLong).transform((text) => text || null)

/** The id of a stored picture. Null for an empty field. */
export const pictureIdOrNull = z
  .string()
  .regex(/^[0-9a-f]{0,24}$/, 'The picture is no longer available. Choose it again.')
  .default('')
  .transform((text) => text || null)

/** The number of a row or of its version. Invalid values become 0, which no row has. */
export const rowNumberField = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number)
  .catch(0)

/** All texts of one field name. A list with one item arrives as plain text. */
export const textList = z.union([z.string().transform((text) => [text]), z.array(z.string())]).default([])
