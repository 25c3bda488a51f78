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

/** Shown as a heart icon in the wide header, and as an entry of the menu. */
export const savedLink: HeaderLink = { to: '/saved', label: 'Saved recipes' }

/** An icon in the wide header, and an entry of the menu. */
export const shoppingLink: HeaderLink = { to: '/shopping-list', label: 'Shopping list' }

/** The cook's own tools, in the menu below the links of the site. */
export const kitchenLinks: ReadonlyArray<HeaderLink> = [
  savedLink,
  shoppingLink,
  { to: '/what-can-i-make', label: 'What can I make?' },
  { to: '/meal-plan', label: 'Meal plan' },
  { to: '/import', label: 'Import' },
]

/** Tools that need an account. */
export const accountLinks: ReadonlyArray<HeaderLink> = [
  { to: '/my-recipes', label: 'My Recipes' },
  { to: '/collections', label: 'Collections' },
]

/** Links for administrators and editors. */
export const workLinks: { [Some in Role]?: HeaderLink } = {
  editor: { to: '/admin/review', label: 'Moderation' },
  admin: { to: '/admin', label: 'Admin' },
}
