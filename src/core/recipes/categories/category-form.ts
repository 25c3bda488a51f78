import { z } from 'zod'
import { recipeLimits } from '../recipe-limits.ts'

/** Renames a category. If another one has the new name, they become one. */
export const RenameCategory = z.object({
  intent: z.literal('rename'),
  name: z
    .string('Enter the new name')
    .trim()
    .toLowerCase()
    .min(1, 'Enter the new name')
    .max(recipeLimits.category, `Use at most ${recipeLimits.category} characters`),
})

const storedName = z.string().min(1)

/** `merge` gives the category `name` the recipes of the others. They are named, so that only shown ones are merged. */
export const CategoryForm = z.discriminatedUnion('intent', [
  RenameCategory,
  z.object({
    intent: z.literal('merge'),
    name: storedName,
    others: z.preprocess((sent) => [sent ?? []].flat(), z.array(storedName).min(1)),
  }),
])
