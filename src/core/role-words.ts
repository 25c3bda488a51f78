import type { Role } from './role.ts'

/** What roles are called, and what each may do. */
export const roleWords: Readonly<Record<Role, { label: string; may: string }>> = {
  cook: { label: 'Cook', may: 'Saves, sends in and edits their own recipes.' },
  trusted: { label: 'Trusted cook', may: 'Publishes without waiting for review.' },
  editor: { label: 'Editor', may: 'Reviews recipes, writes the knowledge base and the questions.' },
  admin: { label: 'Admin', may: 'Runs the site: everything.' },
}
