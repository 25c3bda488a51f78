/** Readers get issues; the others are waiting to confirm, have left, or have an address that nobody has. */
export const subscriberStates = ['active', 'unconfirmed', 'unsubscribed', 'bounced'] as const
export type SubscriberState = (typeof subscriberStates)[number]
