import { z } from 'zod'

export const longestName = 80

const noName = 'Enter a name'
const name = z.string(noName).trim().min(1, noName).max(longestName, `At most ${longestName} characters`)

export const NewCollectionForm = z.object({ name })

export const RenameForm = z.object({ intent: z.literal('rename'), name })

/** All forms of the page of one collection. */
export const CollectionEdit = z.discriminatedUnion('intent', [
  RenameForm,
  z.object({ intent: z.enum(['share', 'unshare', 'delete']) }),
  z.object({ intent: z.enum(['add', 'remove', 'up', 'down']), recipeId: z.string() }),
])
export type CollectionEdit = z.infer<typeof CollectionEdit>
