import { z } from 'zod'

/** A page to read: its address, or its pasted source with the address it has. */
export const ImportForm = z.object({ url: z.string().default(''), html: z.string().default('') })
