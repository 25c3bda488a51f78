import { z } from 'zod'
import { backupRhythms } from './backup-schedule.ts'

export const ScheduleForm = z.object({
  every: z.enum(backupRhythms, 'Choose one of the three'),
  hour: z.coerce.number('Choose an hour').int().min(0, 'Choose an hour').max(23, 'Choose an hour'),
})

/** The buttons of the backup page. `name` is the name of a backup. */
export const BackupForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.enum(['make', 'dismiss-restore']) }),
  z.object({ intent: z.enum(['delete', 'restore']), name: z.string() }),
  ScheduleForm.extend({ intent: z.literal('schedule') }),
])
