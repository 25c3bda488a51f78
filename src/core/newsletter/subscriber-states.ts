/** Only active subscribers get issues. A bounced address doesn't exist. */
export const subscriberStates = ['active', 'unconfirmed', 'unsubscribed', 'bounced'] as const
export type SubscriberState = (typeof subscriberStates)[number]
