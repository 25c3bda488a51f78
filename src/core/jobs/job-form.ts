import { z } from 'zod'

/** The buttons of a job. */
export const JobForm = z.object({ intent: z.enum(['retry', 'delete']), id: z.string() })
