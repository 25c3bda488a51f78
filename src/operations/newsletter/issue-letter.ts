import { linesOfHtml } from '../../core/reading-text.ts'
import { xmlText } from '../../core/xml.ts'
import { unsubscribePath } from '../../core/newsletter.ts'
import type { Letter } from '../../integrations/mail/mail.ts'
import { cleanHtml } from '../articles/article-html.ts'

interface IssueText {
  subject: string
  content: string
}

/** An issue as one reader gets it: text and HTML, with their own way out. `token` is null for a try. */
export function issueLetter(
  { subject, content }: IssueText,
  { email, token }: { email: string; token: string | null },
  { site, siteName }: { site: string; siteName: string },
): Letter {
  const unsubscribe = token === null ? `${site}/newsletter` : site + unsubscribePath(token)
  const body = withFullAddresses(cleanHtml(content), site)
  const headers: Record<string, string> =
    token === null
      ? {}
      : {
          'List-Unsubscribe': `<${unsubscribe}>`,
          // RFC 8058: the mail program's own button may post there without asking again.
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }
  return {
    to: email,
    subject: token === null ? `[Test] ${subject}` : subject,
    text: `${plainText(body)}\n\n-- \n${siteName}\n${site}\nNo more letters: ${unsubscribe}\n`,
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"></head><body>${body}<hr><p><small>${xmlText(siteName)}, <a href="${site}">${site}</a><br><a href="${unsubscribe}">No more letters</a></small></p></body></html>`,
    headers,
  }
}

/** In a mail nothing is relative; cleaned HTML has its attributes in double quotes. */
const withFullAddresses = (html: string, site: string) => html.replace(/\b(href|src)="\/(?!\/)/g, `$1="${site}/`)

/** Links keep their addresses behind their words. */
const plainText = (html: string) =>
  linesOfHtml(html.replace(/<a\b[^>]*\bhref="([^"]*)"[^>]*>(.*?)<\/a>/gs, '$2 ($1)')).replaceAll('\n', '\n\n')
