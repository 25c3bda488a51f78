import { isAtLeast, type Role } from '../../../core/accounts/role.ts'
import { type AdminNavigation, leastRoleOf, type Page } from '../../../core/pages/page.ts'

export interface NavigationItem extends AdminNavigation {
  path: string
}

/** The groups in display order. */
const groups = ['Kitchen', 'Content', 'People', 'Site'] as const satisfies ReadonlyArray<AdminNavigation['group']>

/** Returns the admin pages a role may open. */
export const navigationFor = (pages: ReadonlyArray<Page>, role: Role): Array<NavigationItem> =>
  pages.flatMap(({ path, open, navigation }) => {
    const least = open && leastRoleOf(open)
    if (!navigation || !least || least === 'visitor' || !isAtLeast(role, least)) return []
    return [{ path: `/${path.replace(/\/:\w+\?$/, '')}`, ...navigation }]
  })

export const inGroups = (items: ReadonlyArray<NavigationItem>) =>
  groups
    .map((group) => ({
      group,
      items: items.filter((item) => item.group === group).toSorted((one, other) => one.position - other.position),
    }))
    .filter(({ items: found }) => found.length > 0)

/** Finds the navigation item for an address. The longest matching path wins. */
export const itemAt = (items: ReadonlyArray<NavigationItem>, pathname: string) =>
  items
    .filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
    .toSorted((one, other) => other.path.length - one.path.length)[0]
