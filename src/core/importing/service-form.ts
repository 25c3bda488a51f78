import { z } from 'zod'
import { optionalText } from '../forms/form-fields.ts'

const tooLong = 'This is too long'

/** The fields that the forms for GitHub and N8N send without script. Each form sends its own. */
export const ServiceForm = z.object({
  repository: optionalText(2_000, tooLong),
  path: optionalText(2_000, tooLong),
  webhook: optionalText(4_000, tooLong),
})

export type ServiceFields = z.infer<typeof ServiceForm>
