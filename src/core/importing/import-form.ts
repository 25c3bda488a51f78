import { z } from 'zod'
import { engines } from './engines.ts'

/** A page to import: its address, or its pasted HTML with the page's address. */
export const ImportForm = z.object({
  url: z.string().default(''),
  html: z.string().default(''),
  engine: z.enum(engines).catch('built-in'),
})
