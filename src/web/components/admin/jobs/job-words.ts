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
}

/** What a job does, in words; of one that has none here yet, its name. */
export const jobLabel = (name: string) => words[name] ?? name.replaceAll('-', ' ')
