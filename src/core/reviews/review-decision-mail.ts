import type { MailContent, MailSite } from '../mail/mail-content.ts'
import { onOneLine } from '../text/one-line.ts'

interface DecidedReview {
  state: 'published' | 'rejected'
  recipeTitle: string
  /** The editor's reason. */
  reason: string | null
  hasAccount: boolean
}

/** Tells a reviewer whether the site shows the review. `link` is the address of what the reviewer can do next. */
export function reviewDecisionMail(
  { state, recipeTitle, reason, hasAccount }: DecidedReview,
  link: string,
  site: MailSite,
): MailContent {
  const name = onOneLine(recipeTitle, 100)
  const isPublished = state === 'published'
  const heading = isPublished ? 'Your review is published' : 'Your review is not shown'
  const text = isPublished
    ? `Your review of "${name}" is published. Thank you for telling others how it turned out.`
    : `The site does not show your review of "${name}".`
  const withLink = 'To change or delete it, open the link in the mail with which you confirmed it.'
  return {
    subject: `${heading}: ${name}`,
    heading,
    parts: [
      { kind: 'text', text: `Hello,\n\n${text}` },
      ...(reason ? [{ kind: 'quote' as const, from: 'What the editor says:', text: reason }] : []),
      ...(isPublished || hasAccount ? [] : [{ kind: 'text' as const, text: withLink }]),
      { kind: 'button', label: isPublished ? 'Read it' : hasAccount ? 'Change or delete it' : 'See the recipe', link },
    ],
    reason: `You get this mail because you reviewed a recipe at ${site.name}.`,
  }
}
