import type { Role } from './role.ts'

export const roleText: Readonly<Record<Role, { label: string; may: string }>> = {
  cook: { label: 'Cook', may: 'Saves, submits and edits their own recipes.' },
  trusted: { label: 'Trusted cook', may: 'Publishes without waiting for review.' },
  editor: { label: 'Editor', may: 'Moderates recipes, and writes the knowledge base and FAQ.' },
  admin: { label: 'Admin', may: 'Runs the site. Can do everything.' },
}
