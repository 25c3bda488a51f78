import { z } from 'zod'

export const RenameForm = z.object({ name: z.string('Enter the address').trim().min(1, 'Enter the address') })
