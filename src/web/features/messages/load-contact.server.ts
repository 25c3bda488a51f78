import type { RouterContextProvider } from 'react-router'
import { findAnswers } from '../../../db/content/knowledge-base.ts'
import { readContact } from '../../../operations/settings/read-contact.ts'
import { appContext } from '../../shell/app-context.ts'
import { readSoftly } from '../../shell/read-softly.server.ts'
import { contactDetails } from './contact-details.ts'

/**
 * Returns the contact details that a page shows, and which answers visitors find without asking. Without the database,
 * the details are those of the environment.
 */
export function loadContact(context: Readonly<RouterContextProvider>) {
  const app = context.get(appContext)
  const { CONTACT_EMAIL: email = null, CONTACT_PHONE: phone = null } = app.env
  const nothing = { ...contactDetails({ email, phone }), hasQuestions: false, hasArticles: false }
  return readSoftly(context, nothing, async () => {
    const [contact, answers] = await Promise.all([readContact(app), findAnswers(app.db)])
    return { ...contactDetails(contact), ...answers }
  })
}
