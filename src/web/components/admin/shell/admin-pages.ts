import {
  Archive,
  BookOpen,
  CircleQuestionMark,
  ClipboardCheck,
  CookingPot,
  Database,
  FileDown,
  Gauge,
  Inbox,
  KeyRound,
  ListChecks,
  type LucideIcon,
  Mails,
  Newspaper,
  ScrollText,
  Settings2,
  Tag,
  UsersRound,
} from 'lucide-react'
import { isAtLeast, type Role } from '../../../../core/role.ts'

/** In the order of the side navigation. */
const adminGroups = ['Kitchen', 'Words', 'People', 'Site'] as const

interface AdminPage {
  path: string
  label: string
  group: (typeof adminGroups)[number]
  /** Who sees it in the navigation; who may open it says the permission table. */
  least: Role
  Icon: LucideIcon
}

/** The pages of the administration: a line here puts one into the navigation. */
const adminPages: ReadonlyArray<AdminPage> = [
  { path: '/admin', label: 'Overview', group: 'Kitchen', least: 'admin', Icon: Gauge },
  { path: '/admin/review', label: 'Review desk', group: 'Kitchen', least: 'editor', Icon: ClipboardCheck },
  { path: '/admin/recipes', label: 'Recipes', group: 'Kitchen', least: 'admin', Icon: CookingPot },
  { path: '/extract-recipe', label: 'Extract a recipe', group: 'Kitchen', least: 'admin', Icon: FileDown },
  { path: '/admin/blog', label: 'Blog', group: 'Words', least: 'admin', Icon: Newspaper },
  { path: '/admin/kb', label: 'Knowledge base', group: 'Words', least: 'editor', Icon: BookOpen },
  { path: '/admin/faq', label: 'Questions', group: 'Words', least: 'editor', Icon: CircleQuestionMark },
  { path: '/admin/newsletter', label: 'Newsletter', group: 'People', least: 'admin', Icon: Mails },
  { path: '/admin/users', label: 'Users', group: 'People', least: 'admin', Icon: UsersRound },
  { path: '/admin/messages', label: 'Messages', group: 'People', least: 'editor', Icon: Inbox },
  { path: '/admin/keys', label: 'API Keys', group: 'Site', least: 'admin', Icon: KeyRound },
  { path: '/admin/templates', label: 'Database Templates', group: 'Site', least: 'admin', Icon: Database },
  { path: '/admin/affiliates', label: 'Affiliates', group: 'Site', least: 'admin', Icon: Tag },
  { path: '/admin/backup', label: 'Backup', group: 'Site', least: 'admin', Icon: Archive },
  { path: '/admin/settings', label: 'Settings', group: 'Site', least: 'admin', Icon: Settings2 },
  { path: '/admin/jobs', label: 'Jobs', group: 'Site', least: 'admin', Icon: ListChecks },
  { path: '/admin/audit', label: 'Audit log', group: 'Site', least: 'admin', Icon: ScrollText },
]

/** Which of them an address belongs to. */
export const adminPageAt = (pathname: string) =>
  adminPages.findLast(({ path }) => pathname === path || pathname.startsWith(`${path}/`))

/** What somebody of this role finds in the navigation, by group. */
export function navigationFor(role: Role) {
  return adminGroups
    .map((group) => ({
      group,
      pages: adminPages.filter((page) => page.group === group && isAtLeast(role, page.least)),
    }))
    .filter(({ pages }) => pages.length > 0)
}
