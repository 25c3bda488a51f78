import type { RouterContextProvider } from 'react-router'
import { noName } from '../../../core/accounts/no-name.ts'
import { findAnswers } from '../../../db/content/knowledge-base.ts'
import { readContact } from '../../../operations/settings/read-contact.ts'
import { appContext, userContext } from '../../shell/app-context.ts'
import { readSoftly } from '../../shell/read-softly.server.ts'
import { contactDetails } from './contact-details.ts'

/**
 * Returns the contact details that a page shows, which answers visitors find without asking, and who writes if they are
 * signed in. Without the database,
 * the details are those of the environment.
 */
export function loadContact(context: Readonly<RouterContextProvider>) {
  const app = context.get(appContext)
  const user = context.get(userContext)
  const sender = user && { name: user.name === noName ? '' : user.name, email: user.email }
  const { CONTACT_EMAIL: email = null, CONTACT_PHONE: phone = null } = app.env
  const nothing = { ...contactDetails({ email, phone }), hasQuestions: false, hasArticles: false, sender }
  return readSoftly(context, nothing, async () => {
    const [contact, answers] = await Promise.all([readContact(app), findAnswers(app.db)])
    return { ...contactDetails(contact), ...answers, sender }
  })
}
