import type { MailContent, MailSite } from '../mail/mail-content.ts'
import { onOneLine } from '../text/one-line.ts'

interface Decided {
  state: 'published' | 'rejected'
  recipeTitle: string
  /** The editor's reason. */
  reason: string | null
}

interface DecidedReview extends Decided {
  hasAccount: boolean
}

/** Tells a reviewer whether the site shows the review. `link` leads to the reviewer's next step. */
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
  const withLink = 'To change or delete it, open the link in the email you confirmed it with.'
  return {
    subject: `${heading}: ${name}`,
    heading,
    parts: [
      { kind: 'text', text: `Hello,\n\n${text}` },
      ...reasonParts(reason),
      ...(isPublished || hasAccount ? [] : [{ kind: 'text' as const, text: withLink }]),
      { kind: 'button', label: isPublished ? 'Read it' : hasAccount ? 'Change or delete it' : 'See the recipe', link },
    ],
    reason: `You’re receiving this email because you reviewed a recipe at ${site.name}.`,
  }
}

/** Tells the owner of a recipe whether the site shows the answer to a review. */
export function answerDecisionMail({ state, recipeTitle, reason }: Decided, link: string, site: MailSite): MailContent {
  const name = onOneLine(recipeTitle, 100)
  const isPublished = state === 'published'
  const heading = isPublished ? 'Your answer is published' : 'Your answer is not shown'
  const text = isPublished
    ? `Your answer to a review of "${name}" is published.`
    : `The site does not show your answer to a review of "${name}".`
  return {
    subject: `${heading}: ${name}`,
    heading,
    parts: [
      { kind: 'text', text: `Hello,\n\n${text}` },
      ...reasonParts(reason),
      { kind: 'button', label: isPublished ? 'Read it' : 'Change or remove it', link },
    ],
    reason: `You’re receiving this email because you answered a review at ${site.name}.`,
  }
}

const reasonParts = (reason: string | null) =>
  reason ? [{ kind: 'quote' as const, from: 'What the editor says:', text: reason }] : []
