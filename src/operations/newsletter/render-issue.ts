import { randomUUID } from 'node:crypto'
import { unsubscribeHeaders, unsubscribePath } from '../../core/newsletter/newsletter.ts'
import type { MailSite } from '../../core/mail/mail-content.ts'
import type { Db } from '../../db/connection/connect.ts'
import type { MailMessage } from '../../integrations/mail/mail.ts'
import { renderMail } from '../mail/render-mail.ts'
import { issueParts } from './issue-parts.ts'

interface IssueText {
  subject: string
  content: string
}

interface Recipient {
  email: string
  /** Null for a test mail and for the preview, whose link leads to the newsletter's page. */
  token: string | null
}

/** Renders an issue once, and returns a function for each mail. The mails differ in the unsubscribe link only. */
export async function renderIssue(
  db: Db,
  { subject, content }: IssueText,
  site: MailSite,
): Promise<(recipient: Recipient) => MailMessage & { html: string }> {
  const placeholder = `${site.address}/${randomUUID()}`
  const { text, html } = await renderMail(
    {
      subject,
      heading: subject,
      parts: await issueParts(db, content, site),
      reason: `You’re receiving this email because you subscribed to recipes from ${site.name}.`,
      unsubscribe: placeholder,
    },
    site,
  )
  return ({ email, token }) => {
    const link = site.address + (token === null ? '/newsletter' : unsubscribePath(token))
    return {
      to: email,
      subject: token === null ? `[Test] ${subject}` : subject,
      text: text.replaceAll(placeholder, link),
      html: html.replaceAll(placeholder, link),
      headers: token === null ? {} : unsubscribeHeaders(link),
    }
  }
}
