import { z } from 'zod'

/** What cooks say about themselves. */
export const ProfileForm = z.object({
  name: z.string().trim().min(1, 'Write the name others shall see').max(80, 'At most 80 characters'),
  bio: z.string().trim().max(1000, 'At most 1,000 characters'),
  imageId: z.string().regex(/^(?:[0-9a-f]{24})?$/, 'Choose the picture anew'),
  dishId: z.string().max(300),
  dishText: z.string().trim().max(300, 'At most 300 characters'),
})
export type ProfileForm = z.infer<typeof ProfileForm>
export type ProfileErrors = Partial<Record<keyof ProfileForm, string>>
