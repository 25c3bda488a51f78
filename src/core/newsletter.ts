export type NewsletterAnswer = 'subscribed' | 'to-confirm' | 'invalid' | 'failed'

/** True however the site is set up: with a mail server, with a newsletter service, or with neither. */
export const newsletterInvitation =
  'Leave your address for our latest recipes and cooking tips. It is used for the newsletter, and for nothing else.'

const thanks = 'Thank you for subscribing!'
const promise = "You'll receive our latest recipes and cooking tips directly in your inbox."

/** What the form says back, with script as a toast and without as a page. */
export const newsletterMessages: Readonly<Record<NewsletterAnswer, { title: string; text: string }>> = {
  subscribed: { title: thanks, text: promise },
  'to-confirm': { title: thanks, text: `${promise} Please confirm with the link in the mail we are sending you.` },
  invalid: { title: 'Invalid email', text: 'Please enter a valid email address' },
  failed: { title: 'Subscription failed', text: 'Please try again later' },
}

/** The form has done what it is for. */
export const isTaken = (answer: NewsletterAnswer) => answer === 'subscribed' || answer === 'to-confirm'

export function confirmPath(token: string) {
  return `/newsletter/confirm?token=${encodeURIComponent(token)}`
}

/** Also takes the one-click posts of mail programs. */
export function unsubscribePath(token: string) {
  return `/newsletter/unsubscribe?token=${encodeURIComponent(token)}`
}
