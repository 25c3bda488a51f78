import type { Role } from '../../../core/role.ts'

export interface HeaderLink {
  to: string
  label: string
}

export const headerLinks: ReadonlyArray<HeaderLink> = [
  { to: '/', label: 'Home' },
  { to: '/categories', label: 'Categories' },
  { to: '/blog', label: 'Blog' },
  { to: '/submit-recipe', label: 'Submit Recipe' },
  { to: '/latest', label: 'Latest' },
  { to: '/recipes', label: 'Recipes' },
]

/** A heart in the bar where there is room for it, and the menu's last entry. */
export const savedLink: HeaderLink = { to: '/saved', label: 'Saved recipes' }

/** Where those work who run the site or decide for others. */
export const workLinks: { [Some in Role]?: HeaderLink } = {
  editor: { to: '/admin/review', label: 'Review' },
  admin: { to: '/admin', label: 'Admin' },
}
