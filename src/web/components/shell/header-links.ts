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

export const adminLink: HeaderLink = { to: '/admin', label: 'Admin' }
