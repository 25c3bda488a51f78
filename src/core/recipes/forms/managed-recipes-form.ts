import { z } from 'zod'
import { textList } from '../../forms/form-fields.ts'
import { longestReason } from '../../moderation/moderation.ts'
import { recipeLimits } from '../recipe-limits.ts'

const id = z.string()
const reason = z
  .string()
  .default('')
  .transform((text) => text.trim().slice(0, longestReason))

/** One page of the list. */
const mostSelected = 50
const recipe = textList.transform((ids) => [...new Set(ids)].slice(0, mostSelected))
const category = z
  .string()
  .default('')
  .transform((text) => text.trim().toLowerCase().slice(0, recipeLimits.category))

const selectedIntents = [
  'publish-selected',
  'withdraw-selected',
  'add-category',
  'remove-category',
  'ask-delete',
  'delete-selected',
] as const

/** A button below the list, for all selected recipes. */
const SelectedForm = z.object({ intent: z.enum(selectedIntents), recipe, reason, category })
export type SelectedForm = z.infer<typeof SelectedForm>

export const isForSelected = (value: ManagedRecipesForm): value is SelectedForm =>
  selectedIntents.some((intent) => intent === value.intent)

/** The buttons in the administration's list of recipes. */
export const ManagedRecipesForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('feature'), id, featured: z.string().transform((text) => text === 'true') }),
  z.object({ intent: z.literal('publish'), id }),
  z.object({ intent: z.literal('withdraw'), id, reason }),
  z.object({ intent: z.literal('remove-sample') }),
  SelectedForm,
])
export type ManagedRecipesForm = z.infer<typeof ManagedRecipesForm>
