import { z } from 'zod'
import { rowNumberField } from '../forms/form-fields.ts'
import { rowChoices } from './imports.ts'

/** All forms of the page of one import. */
export const ImportAction = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('choose'), position: rowNumberField, choice: z.enum(rowChoices) }),
  z.object({ intent: z.literal('choose-all'), choice: z.enum(['import', 'skip']) }),
  z.object({ intent: z.enum(['start', 'retry', 'undo', 'forget', 'stop']) }),
  /** The key is sent again where only the memory of a process held it. */
  z.object({ intent: z.literal('resume'), key: z.string().trim().max(500).default('') }),
])
export type ImportAction = z.infer<typeof ImportAction>
