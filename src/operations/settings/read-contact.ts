import { readSettings } from '../../db/settings/settings.ts'
import type { App } from '../app/app.ts'

/** How visitors reach the people who run the site. */
export interface Contact {
  email: string | null
  phone: string | null
}

/** Returns the contact address and number. Those of the environment come first. */
export async function readContact({ db, env }: Pick<App, 'db' | 'env'>): Promise<Contact> {
  const { contactEmail, contactPhone } = await readSettings(db)
  return { email: env.CONTACT_EMAIL ?? contactEmail, phone: env.CONTACT_PHONE ?? contactPhone }
}
