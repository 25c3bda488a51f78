const words: Readonly<Record<string, string>> = {
  'mail-message': 'Forward a message by mail',
  'mail-reply': 'Send an answer',
  'mail-waiting-recipe': 'Notify about a waiting recipe',
  'mail-verdict': 'Send a decision about a recipe',
  'mail-confirmation': 'Ask a new subscriber to confirm',
  'renew-search': 'Rebuild the search for other languages',
  'forward-subscriber': 'Forward a subscriber to the newsletter service',
  'follow-crawler': 'Follow what the crawler is doing',
  'send-issue': 'Send the newsletter',
  'mail-issue-test': 'Send a test newsletter',
  'mail-reset-password': 'Send a password link',
  'mail-account-notice': 'Send a security notice',
  'sync-notes': 'Follow the notes in Notion',
  'mail-confirm-address': 'Ask to confirm an email address',
}

/** Returns the label of a job. Without a label, returns the job's name. */
export const jobLabel = (name: string) => words[name] ?? name.replaceAll('-', ' ')

/** Formats the subject of a job, such as "recipe leek-soup", "message 3" or an address. Omits empty values. */
export function aboutWords(data: Readonly<Record<string, unknown>>): string {
  return Object.entries(data)
    .map(([key, value]) => [key, Array.isArray(value) ? value.join(' and ') : String(value ?? '')] as const)
    .filter(([, text]) => text !== '')
    .map(([key, text]) => (key === 'email' ? text : `${key.replace(/Id$/, '')} ${text}`))
    .join(', ')
}
