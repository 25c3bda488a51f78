import { z } from 'zod'

export const longestName = 80

const noName = 'Enter a name'
const name = z.string(noName).trim().min(1, noName).max(longestName, `At most ${longestName} characters`)

export const NewCollectionForm = z.object({ name })

/** Collects a recipe in a new collection. */
export const NewInCollectForm = z.object({ intent: z.literal('create'), name })

/** Puts one recipe into collections, or takes it out. */
export const CollectForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.enum(['add', 'remove']), collectionId: z.string() }),
  NewInCollectForm,
])
export type CollectForm = z.infer<typeof CollectForm>

export const RenameForm = z.object({ intent: z.literal('rename'), name })

/** All forms of the page of one collection. */
export const CollectionEdit = z.discriminatedUnion('intent', [
  RenameForm,
  z.object({ intent: z.enum(['share', 'unshare', 'delete']) }),
  z.object({ intent: z.enum(['add', 'remove', 'up', 'down']), recipeId: z.string() }),
  z.object({ intent: z.literal('place'), recipeId: z.string(), at: z.string() }),
])
export type CollectionEdit = z.infer<typeof CollectionEdit>
