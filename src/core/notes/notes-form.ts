import { z } from 'zod'
import { textList } from '../forms/form-fields.ts'
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
    // One value of each for every database, in the same order.
    id: textList,
    kind: textList,
    whenNew: textList,
    whenGone: textList,
  }),
  z.object({ intent: z.literal('bring-back'), id }),
])

const Choice = z.object({
  id,
  kind: z.enum(['none', ...noteKinds]).transform((kind) => (kind === 'none' ? null : kind)),
  whenNew: z.enum(['publish', 'draft']),
  whenGone: z.enum(['withdraw', 'mark']),
})
type ChosenColumns = Extract<z.infer<typeof NotesForm>, { intent: 'choose' }>

/** Returns the choice for each database. Undefined if the form is not whole. */
export function choicesIn({ id: ids, kind, whenNew, whenGone }: ChosenColumns) {
  const rows = ids.map((one, place) => ({
    id: one,
    kind: kind[place],
    whenNew: whenNew[place],
    whenGone: whenGone[place],
  }))
  return z.array(Choice).safeParse(rows).data
}

export const ConflictForm = z.object({ choice: z.enum(['ours', 'theirs'], 'Choose one of the two versions') })
