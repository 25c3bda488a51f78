import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { cn } from '../../ui/cn.ts'
import { showCurrent } from '../../ui/show-current.ts'
import { trayItemLook, trayLook } from '../../ui/tray-look.ts'

interface LinkTrayProps {
  label: string
  /** Set `isCurrent` for a page with several addresses. */
  links: ReadonlyArray<{ to: string; label: ReactNode; icon?: ReactNode; isCurrent?: boolean }>
}

/** Tabs that are links, so each has an address and works without script. */
export function LinkTray({ label, links }: LinkTrayProps) {
  const { pathname } = useLocation()
  return (
    <nav key={pathname} ref={showCurrent} aria-label={label} className={cn(trayLook, 'relative w-fit max-w-full')}>
      {links.map(({ to, label: name, icon, isCurrent = pathname === to }) => (
        <Link
          key={to}
          to={to}
          aria-current={isCurrent ? 'page' : undefined}
          className={cn(trayItemLook(), 'max-sm:px-2.5 max-sm:text-small')}
        >
          {icon}
          {name}
        </Link>
      ))}
    </nav>
  )
}
