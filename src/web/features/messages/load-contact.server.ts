import type { RouterContextProvider } from 'react-router'
import { readContact } from '../../../operations/settings/read-contact.ts'
import { appContext } from '../../shell/app-context.ts'
import { readSoftly } from '../../shell/read-softly.server.ts'
import { contactDetails } from './contact-details.ts'

/** Returns the contact details that a page shows. Without the database, those of the environment. */
export function loadContact(context: Readonly<RouterContextProvider>) {
  const app = context.get(appContext)
  const { CONTACT_EMAIL: email = null, CONTACT_PHONE: phone = null } = app.env
  return readSoftly(context, contactDetails({ email, phone }), async () => contactDetails(await readContact(app)))
}
