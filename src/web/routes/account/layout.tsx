import { NavLink, Outlet, useLocation } from 'react-router'
import { isAtLeast } from '../../../core/role.ts'
import { actorOf } from '../../signed-in.ts'
import { PageHead } from '../../components/reading/page-head.tsx'
import { trayItemLook, trayLook } from '../../components/ui/tray-look.ts'
import { cn } from '../../components/ui/cn.ts'
import { showCurrent } from '../../components/ui/show-current.ts'
import type { Route } from './+types/layout'

const pages = [
  { to: '/account', label: 'Profile' },
  { to: '/account/security', label: 'Signing in' },
  { to: '/account/data', label: 'Your data' },
  { to: '/my-recipes', label: 'My Recipes' },
]

/** The way to the administration that every page shows is an administrator's. */
const desk = { to: '/admin/review', label: 'Review desk' }

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
        {[...pages, ...(isEditor ? [desk] : [])].map(({ to, label }) => (
          <NavLink key={to} to={to} end className={trayItemLook()}>
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
