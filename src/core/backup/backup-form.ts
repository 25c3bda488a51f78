import { z } from 'zod'

/** The buttons of the backup page. `name` is the name of a backup. */
export const BackupForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('make') }),
  z.object({ intent: z.enum(['delete', 'restore']), name: z.string() }),
])
