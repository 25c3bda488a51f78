import { NavLink, Outlet, useLocation } from 'react-router'
import { isAtLeast } from '../../../../core/accounts/role.ts'
import { actorOf } from '../../../shell/signed-in.ts'
import { PageHead } from '../../../ui/page-head.tsx'
import { trayItemLook, trayLook } from '../../../ui/tray-look.ts'
import { cn } from '../../../ui/cn.ts'
import { showCurrent } from '../../../ui/show-current.ts'
import type { Route } from './+types/layout'

const pages = [
  { to: '/account', label: 'Profile' },
  { to: '/account/security', label: 'Signing in' },
  { to: '/account/automations', label: 'Automations' },
  { to: '/account/data', label: 'Your data' },
  { to: '/account/reviews', label: 'Reviews' },
  { to: '/my-recipes', label: 'My Recipes' },
]

/** The Admin link in the header is for administrators only, so editors get this one. */
const moderation = { to: '/admin/review', label: 'Moderation' }

export function loader({ context }: Route.LoaderArgs) {
  const { email, role } = actorOf(context)
  return { email, isEditor: isAtLeast(role, 'editor') }
}

export default function Account({ loaderData: { email, isEditor } }: Route.ComponentProps) {
  const { pathname } = useLocation()
  return (
    <div className="wrap max-w-200">
      <PageHead title="Your account" lead={<span className="[overflow-wrap:anywhere]">{email}</span>} />
      <nav key={pathname} ref={showCurrent} aria-label="Your account" className={cn(trayLook, 'relative mb-6')}>
        {[...pages, ...(isEditor ? [moderation] : [])].map(({ to, label }) => (
          <NavLink key={to} to={to} end className={cn(trayItemLook(), 'sm:px-3.5')}>
            {label}
          </NavLink>
        ))}
      </nav>
      <div className="grid gap-gap">
        <Outlet />
      </div>
    </div>
  )
}
