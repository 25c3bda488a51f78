import { z } from 'zod'

/** The form that imports a whole site. */
export const SiteImportForm = z.object({
  site: z
    .string('Enter the address of a site')
    .trim()
    .min(1, 'Enter the address of a site')
    .max(2_000, 'This address is too long'),
})
