import type { Engine } from 'mrml'
import type { MailContent, MailSite } from '../../core/mail/mail-content.ts'
import { mailMarkup, slotPattern } from '../../core/mail/mail-markup.ts'
import { mailText } from '../../core/mail/mail-text.ts'

export interface RenderedMail {
  subject: string
  text: string
  html: string
}

let engine: Promise<Engine> | undefined

/** Renders a mail as text and HTML. */
export async function renderMail(content: MailContent, site: MailSite): Promise<RenderedMail> {
  engine ??= openEngine()
  const outcome = (await engine).toHtml(mailMarkup(content, site))
  if (outcome.type === 'error')
    throw new Error(`The email “${content.subject}” could not be rendered: ${outcome.message}`)
  const html = outcome.content.replace(slotPattern, (_, index: string) => {
    const part = content.parts[Number(index)]
    return part?.kind === 'html' ? part.html : ''
  })
  return { subject: content.subject, text: mailText(content, site), html }
}

/** Loads the library with the first mail. It takes 23 MB of memory, which a site without a mail server saves. */
async function openEngine(): Promise<Engine> {
  const { Engine: MailEngine } = await import('mrml')
  const opened = new MailEngine()
  // Otherwise the library adds Google's font addresses when a style names one of their fonts.
  opened.setRenderOptions({ disableComments: false, socialIconOrigin: null, fonts: {} })
  return opened
}
