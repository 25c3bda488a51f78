import { htmlLines } from '../../core/content/post-text.ts'
import { xmlText } from '../../core/text/xml.ts'
import { unsubscribePath } from '../../core/newsletter/newsletter.ts'
import type { MailMessage } from '../../integrations/mail/mail.ts'
import { cleanHtml } from '../content/article-html.ts'

interface IssueText {
  subject: string
  content: string
}

/** Renders an issue for one subscriber as text and HTML with an unsubscribe link. `token` is null for a test mail. */
export function renderIssue(
  { subject, content }: IssueText,
  { email, token }: { email: string; token: string | null },
  { site, siteName }: { site: string; siteName: string },
): MailMessage {
  const unsubscribe = token === null ? `${site}/newsletter` : site + unsubscribePath(token)
  const body = withFullAddresses(cleanHtml(content), site)
  const headers: Record<string, string> =
    token === null
      ? {}
      : {
          'List-Unsubscribe': `<${unsubscribe}>`,
          // RFC 8058: the mail program's button may unsubscribe without asking.
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }
  return {
    to: email,
    subject: token === null ? `[Test] ${subject}` : subject,
    text: `${plainText(body)}\n\n-- \n${siteName}\n${site}\nUnsubscribe: ${unsubscribe}\n`,
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"></head><body>${body}<hr><p><small>${xmlText(siteName)}, <a href="${site}">${site}</a><br><a href="${unsubscribe}">Unsubscribe</a></small></p></body></html>`,
    headers,
  }
}

/** Mails need absolute addresses. Sanitized HTML has its attributes in double quotes. */
const withFullAddresses = (html: string, site: string) => html.replace(/\b(href|src)="\/(?!\/)/g, `$1="${site}/`)

/** Appends the address of each link to its text. */
const plainText = (html: string) =>
  htmlLines(html.replace(/<a\b[^>]*\bhref="([^"]*)"[^>]*>(.*?)<\/a>/gs, '$2 ($1)')).replaceAll('\n', '\n\n')
