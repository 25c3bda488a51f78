/** A step of the set-up checklist. */
export interface SetUpStep {
  name: 'look' | 'contact' | 'recipes' | 'backups' | 'factor' | 'address' | 'mail'
  title: string
  text: string
  /** Null for a setting of the environment. */
  to: string | null
  isDone: boolean
}

/** The facts about a site that the checklist asks for. */
export interface SetUpFacts {
  hasOwnLook: boolean
  hasContact: boolean
  hasRecipes: boolean
  hasSamples: boolean
  hasBackups: boolean
  /** True if the current administrator uses a second factor. */
  hasFactor: boolean
  hasAddress: boolean
  hasMail: boolean
}

/** Lists what an owner does first, in order. */
export function setUpSteps(facts: SetUpFacts): Array<SetUpStep> {
  return [
    {
      name: 'look',
      title: 'Give the site its name and look',
      text: 'A name, a logo and a color. They show on every page and in emails.',
      to: '/admin/settings#look',
      isDone: facts.hasOwnLook,
    },
    {
      name: 'contact',
      title: 'Say how visitors reach you',
      text: 'Until then, pages show an example address.',
      to: '/admin/settings#contact',
      isDone: facts.hasContact,
    },
    {
      name: 'recipes',
      title: 'Bring in your recipes',
      text: `From web pages, files from other apps, photos or notes.${facts.hasSamples ? ' The list of recipes has a button that removes the samples.' : ''}`,
      to: '/import',
      isDone: facts.hasRecipes,
    },
    {
      name: 'backups',
      title: 'Schedule backups',
      text: 'Every day or week, and each one is checked.',
      to: '/admin/backup',
      isDone: facts.hasBackups,
    },
    {
      name: 'factor',
      title: 'Protect your account',
      text: 'Add a passkey or two-step verification. Administrators can change everything.',
      to: '/account/security',
      isDone: facts.hasFactor,
    },
    {
      name: 'address',
      title: 'Set the public address',
      text: 'PUBLIC_URL in the environment, such as https://recipes.example.com. Links in emails and feeds need it.',
      to: null,
      isDone: facts.hasAddress,
    },
    {
      name: 'mail',
      title: 'Connect a mail server',
      text: 'SMTP_URL in the environment. Without it, the site sends no newsletters, invitations or password links.',
      to: null,
      isDone: facts.hasMail,
    },
  ]
}
