import type { Role } from '../../core/accounts/role.ts'

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

/** Shown as a heart icon in the wide header, and as the last entry of the menu. */
export const savedLink: HeaderLink = { to: '/saved', label: 'Saved recipes' }

/** An icon in the wide header, and an entry of the menu. */
export const shoppingLink: HeaderLink = { to: '/shopping-list', label: 'Shopping list' }

/** Links for administrators and editors. */
export const workLinks: { [Some in Role]?: HeaderLink } = {
  editor: { to: '/admin/review', label: 'Review' },
  admin: { to: '/admin', label: 'Admin' },
}
