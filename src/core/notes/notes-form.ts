import { z } from 'zod'
import { everyHoursChoices } from './note-sync.ts'
import { noteKinds } from './notes.ts'

const id = z.string().regex(/^[0-9a-f-]{32,36}$/i, 'This database is unknown. Reload the page')

/** The buttons of the page of the site's notes. */
export const NotesForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('find') }),
  z.object({ intent: z.literal('start') }),
  z.object({ intent: z.literal('stop') }),
  z.object({
    intent: z.literal('schedule'),
    everyHours: z.coerce
      .number('Choose how often')
      .refine((hours) => everyHoursChoices.some((choice) => choice === hours), 'Choose how often'),
  }),
  z.object({
    intent: z.literal('choose'),
    id,
    kind: z.enum(['none', ...noteKinds], 'Choose what it feeds').transform((kind) => (kind === 'none' ? null : kind)),
    whenNew: z.enum(['publish', 'draft'], 'Choose one'),
    whenGone: z.enum(['withdraw', 'mark'], 'Choose one'),
  }),
  z.object({ intent: z.literal('bring-back'), id }),
])

export const ConflictForm = z.object({ choice: z.enum(['ours', 'theirs'], 'Choose one of the two versions') })
