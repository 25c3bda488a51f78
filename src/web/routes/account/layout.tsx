import { NavLink, Outlet } from 'react-router'
import { userOf } from '../../account/user-of.ts'
import { PageHead } from '../../components/reading/page-head.tsx'
import { trayItemLook, trayLook } from '../../components/ui/tray-look.ts'
import { cn } from '../../components/ui/cn.ts'
import type { Route } from './+types/layout'

const pages = [
  { to: '/account', label: 'Profile' },
  { to: '/account/security', label: 'Signing in' },
  { to: '/account/data', label: 'Your data' },
]

export function loader({ context }: Route.LoaderArgs) {
  return { email: userOf(context).email }
}

export default function Account({ loaderData: { email } }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <PageHead title="Your account" lead={<span className="[overflow-wrap:anywhere]">{email}</span>} />
      <nav aria-label="Your account" className={cn(trayLook, 'mb-6 max-w-[44rem]')}>
        {pages.map(({ to, label }) => (
          <NavLink key={to} to={to} end className={trayItemLook()}>
            {label}
          </NavLink>
        ))}
      </nav>
      <div className="grid max-w-[44rem] gap-gap">
        <Outlet />
      </div>
    </div>
  )
}
