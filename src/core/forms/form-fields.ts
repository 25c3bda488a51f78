import { z } from 'zod'

/** Text that may be left empty. */
export const optionalText = (longest: number, tooLong: string) => z.string().trim().max(longest, tooLong).default('')

/** The same, with null for an empty field. */
export const textOrNull = (longest: number, tooLong: string) =>
  optionalText(longest, tooLong).transform((text) => text || null)

/** The number of a row or of its version. 0, which no row has, stands for anything else. */
export const rowNumberField = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number)
  .catch(0)

/** Texts under one name. A list of one arrives as a plain text. */
export const textList = z.union([z.string().transform((text) => [text]), z.array(z.string())]).default([])
