import { onOneLine } from '../one-line.ts'
import type { ReviewKind, ReviewState } from './review.ts'

interface Told {
  kind: ReviewKind
  state: ReviewState
  title: string
  reason: string | null
}

const sentences: Record<'recipe' | 'revision', Partial<Record<ReviewState, { subject: string; text: string }>>> = {
  recipe: {
    approved: { subject: 'On the site', text: 'is on the site now. Everybody can find it, cook it and share it.' },
    'changes-requested': {
      subject: 'Please have another look',
      text: 'was read, and something should be put right before it is listed.',
    },
    rejected: { subject: 'Not listed', text: 'was read, and it will not be listed.' },
    withdrawn: { subject: 'Taken down', text: 'was taken down from the site.' },
  },
  revision: {
    approved: { subject: 'Your change is on the site', text: 'was changed as you asked.' },
    'changes-requested': {
      subject: 'Please have another look at your change',
      text: 'has a change of yours that was read, and something should be put right before it is shown. Until then the recipe stays as it was.',
    },
    rejected: {
      subject: 'Your change was not taken over',
      text: 'stays as it was: your change of it was read, and it will not be taken over.',
    },
  },
}

/** What was decided about a cook's recipe, in plain words; null where there is nothing to tell. */
export function verdictMail({ kind, state, title, reason }: Told, follow: string, site: string, siteName: string) {
  const told = kind === 'report' ? undefined : sentences[kind][state]
  if (!told) return null
  const name = onOneLine(title, 100)
  return {
    subject: `${told.subject}: ${name}`,
    text: `Hello,

your recipe "${name}" ${told.text}
${reason ? `\nWhat the editor says:\n\n${reason}\n` : ''}
See where it stands, and what you can do:

${follow}

${siteName}
${site}
`,
  }
}
