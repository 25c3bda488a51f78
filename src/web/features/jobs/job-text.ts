import type { JobName } from '../../../db/jobs/jobs.ts'

const words: Record<JobName, string> = {
  'mail-message': 'Forward a message by email',
  'mail-invitation': 'Send an invitation',
  'mail-reply': 'Send an answer',
  'mail-waiting-recipe': 'Notify about a waiting recipe',
  'mail-waiting-review': 'Notify about a waiting review',
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
  'mail-review': 'Ask to confirm a review',
  'mail-review-decision': 'Send a decision about a review',
  'mail-answer-decision': 'Send a decision about an answer',
  'fetch-automation-address': 'Read an address of an automation',
  'run-import': 'Save the recipes of an import',
  'collect-import': 'Read the pages of an import',
  'check-feed': 'Check a feed',
  'undo-import': 'Undo an import',
}

/** Returns the label of a job. A job of an older release has only its name. */
export const jobLabel = (name: string) => (words as Record<string, string>)[name] ?? name.replaceAll('-', ' ')

/** Names the subject of a job by the field of its data. Fields without a name don't help people. */
const subjects: Readonly<Record<string, string>> = {
  email: '',
  feedId: 'Feed',
  importId: 'Import',
  invitationId: 'Invitation',
  issueId: 'Issue',
  itemId: 'Item',
  languages: '',
  messageId: 'Message',
  recipeId: 'Recipe',
  replyId: 'Answer',
  reviewId: 'Review',
}

const listed = new Intl.ListFormat('en')
const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Formats the subject of a job, such as "Recipe leek-soup", "Message 3" or an address. */
export function aboutWords(data: Readonly<Record<string, unknown>>): string {
  return Object.entries(data)
    .filter(([key, value]) => key in subjects && value !== null && value !== '')
    .map(([key, value]) => {
      const text = Array.isArray(value) ? listed.format(value.map((word) => capitalized(String(word)))) : String(value)
      // The first letters of a random id tell two imports apart.
      return `${subjects[key]} ${key === 'importId' ? text.slice(0, 8) : text}`.trim()
    })
    .join(', ')
}
