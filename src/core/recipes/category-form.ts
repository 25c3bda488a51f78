import { z } from 'zod'
import { recipeLimits } from './recipe-limits.ts'

/** Renames a category. If another one has the new name, they become one. */
export const CategoryForm = z.object({
  name: z
    .string('Enter the new name')
    .trim()
    .toLowerCase()
    .min(1, 'Enter the new name')
    .max(recipeLimits.category, `Use at most ${recipeLimits.category} characters`),
})
