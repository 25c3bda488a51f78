import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { cn } from '../../ui/cn.ts'
import { trayItemLook, trayLook } from '../../ui/tray-look.ts'

interface LinkTrayProps {
  label: string
  links: ReadonlyArray<{ to: string; label: string; icon?: ReactNode; isCurrent?: boolean }>
}

/** Tabs that are links: each has an address, and they work without script. */
export function LinkTray({ label, links }: LinkTrayProps) {
  return (
    <nav aria-label={label} className={cn(trayLook, 'w-fit max-w-full')}>
      {links.map(({ to, label: name, icon, isCurrent }) => (
        // Of a page that has several addresses only the page knows which tab it is.
        <NavLink key={to} to={to} end {...(isCurrent && { 'aria-current': 'page' })} className={trayItemLook()}>
          {icon}
          {name}
        </NavLink>
      ))}
    </nav>
  )
}
