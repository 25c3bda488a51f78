import { z } from 'zod'
import { optionalText } from '../forms/form-fields.ts'

const noName = 'Enter the name others will see'

export const ProfileForm = z.object({
  name: z.string(noName).trim().min(1, noName).max(80, 'At most 80 characters'),
  bio: optionalText(1000, 'At most 1,000 characters'),
  imageId: z
    .string()
    .regex(/^(?:[0-9a-f]{24})?$/, 'Choose the picture again')
    .default(''),
  dishId: z.string().max(300, 'Choose one of your recipes').default(''),
  dishText: optionalText(300, 'At most 300 characters'),
})
export type ProfileForm = z.infer<typeof ProfileForm>
