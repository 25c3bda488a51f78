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

export const adminLink: HeaderLink = { to: '/admin', label: 'Admin' }
