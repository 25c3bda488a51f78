import type { MailContent, MailSite } from '../mail/mail-content.ts'
import { onOneLine } from '../text/one-line.ts'
import type { ModerationKind, ModerationState } from './moderation.ts'

interface Decided {
  kind: ModerationKind
  state: ModerationState
  title: string
  reason: string | null
}

const sentences: Record<'recipe' | 'revision', Partial<Record<ModerationState, { subject: string; text: string }>>> = {
  recipe: {
    approved: { subject: 'Published', text: 'is published. Everyone can find, cook and share it.' },
    'changes-requested': {
      subject: 'Please correct your recipe',
      text: 'needs a correction before it is listed.',
    },
    rejected: { subject: 'Not listed', text: 'will not be listed.' },
    withdrawn: { subject: 'Taken down', text: 'was taken down from the site.' },
  },
  revision: {
    approved: { subject: 'Your change is published', text: 'now shows your change.' },
    'changes-requested': {
      subject: 'Please correct your change',
      text: 'has a change from you that needs a correction. Until then the recipe stays as it was.',
    },
    rejected: {
      subject: 'Your change was declined',
      text: 'stays as it was. Your change was declined.',
    },
  },
}

/** Returns null when the cook needs no mail. `follow` is the address of the page that shows the recipe's status. */
export function decisionMail(
  { kind, state, title, reason }: Decided,
  follow: string,
  site: MailSite,
): MailContent | null {
  const sentence = kind === 'report' ? undefined : sentences[kind][state]
  if (!sentence) return null
  const name = onOneLine(title, 100)
  return {
    subject: `${sentence.subject}: ${name}`,
    heading: sentence.subject,
    parts: [
      { kind: 'text', text: `Hello,\n\nYour recipe "${name}" ${sentence.text}` },
      ...(reason ? [{ kind: 'quote' as const, from: 'What the editor says:', text: reason }] : []),
      { kind: 'button', label: 'See its status', link: follow },
    ],
    reason: `You’re receiving this email because you sent a recipe to ${site.name}.`,
  }
}
