export type NewsletterAnswer = 'subscribed' | 'to-confirm' | 'invalid' | 'failed'

/** This wording is true with a mail server, with a newsletter service and with neither. */
export const newsletterInvitation =
  'Enter your address for our latest recipes and cooking tips. We use it only for the newsletter.'

const thanks = 'Thank you for subscribing!'
const promise = "You'll receive our latest recipes and cooking tips directly in your inbox."

/** Shown as a toast, or as a page without JavaScript. */
export const newsletterMessages: Readonly<Record<NewsletterAnswer, { title: string; text: string }>> = {
  subscribed: { title: thanks, text: promise },
  'to-confirm': { title: thanks, text: `${promise} Please confirm with the link in the email we are sending you.` },
  invalid: { title: 'Invalid email', text: 'Please enter a valid email address' },
  failed: { title: 'Subscription failed', text: 'Please try again later' },
}

export const isTaken = (answer: NewsletterAnswer) => answer === 'subscribed' || answer === 'to-confirm'

export function confirmPath(token: string) {
  return `/newsletter/confirm?token=${encodeURIComponent(token)}`
}

/** RFC 8058: the button of a mail program may unsubscribe without asking. */
export const unsubscribeHeaders = (link: string) => ({
  'List-Unsubscribe': `<${link}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** Returns the unsubscribe path, which also accepts one-click requests of mail programs. */
export function unsubscribePath(token: string) {
  return `/newsletter/unsubscribe?token=${encodeURIComponent(token)}`
}
