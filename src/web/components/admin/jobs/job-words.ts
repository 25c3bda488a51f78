const words: Readonly<Record<string, string>> = {
  'mail-message': 'Pass a message on by mail',
  'mail-reply': 'Mail an answer',
  'mail-waiting-recipe': 'Mail that a recipe waits for review',
  'mail-verdict': 'Mail what was decided about a recipe',
  'mail-confirmation': 'Ask a new reader to confirm',
  'renew-search': 'Make the search anew for other languages',
  'forward-subscriber': 'Tell the newsletter service of a reader',
  'send-issue': 'Send the newsletter',
  'mail-issue-test': 'Mail a newsletter to try it',
  'mail-reset-password': 'Mail a link for a new password',
  'mail-account-notice': 'Tell somebody that the way into their account changed',
  'mail-confirm-address': 'Ask whether a mail address is right',
}

/** What a job does, in words; of one that has none here yet, its name. */
export const jobLabel = (name: string) => words[name] ?? name.replaceAll('-', ' ')

/** What a job is about: "recipe leek-soup", "message 3", a mail address. What is empty says nothing. */
export function aboutWords(data: Readonly<Record<string, unknown>>): string {
  return Object.entries(data)
    .map(([key, value]) => [key, Array.isArray(value) ? value.join(' and ') : String(value ?? '')] as const)
    .filter(([, text]) => text !== '')
    .map(([key, text]) => (key === 'email' ? text : `${key.replace(/Id$/, '')} ${text}`))
    .join(', ')
}
