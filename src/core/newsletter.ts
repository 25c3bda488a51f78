export type NewsletterAnswer = 'subscribed' | 'invalid' | 'failed'

/** Says no more than what happens today: the address is kept, and waits. */
export const newsletterInvitation =
  'For our latest recipes and cooking tips, leave your address. It waits here for the first letter, and is used for nothing else.'

/** What the form says back, with script as a toast and without as a page. */
export const newsletterMessages: Readonly<Record<NewsletterAnswer, { title: string; text: string }>> = {
  subscribed: {
    title: 'Thank you for subscribing!',
    text: "You'll receive our latest recipes and cooking tips directly in your inbox.",
  },
  invalid: { title: 'Invalid email', text: 'Please enter a valid email address' },
  failed: { title: 'Subscription failed', text: 'Please try again later' },
}

/** A field people do not see. Whatever is written there was written by a program. */
export const newsletterTrap = 'website'
