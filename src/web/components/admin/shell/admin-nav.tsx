import { ChevronDown } from 'lucide-react'
import { NavLink, useLocation } from 'react-router'
import type { Role } from '../../../../core/role.ts'
import { adminPageAt, navigationFor } from './admin-pages.ts'

/** A column on wide screens; on narrow ones a disclosure that says where we are, which opens without script. */
export function AdminNav({ role }: { role: Role }) {
  return (
    <>
      <nav
        ref={showCurrent}
        aria-label="Administration"
        data-column
        className="tray-fade sticky top-19 hidden max-h-[calc(100dvh-5.5rem)] scroll-py-12 overflow-y-auto pt-6 pb-4 [scrollbar-width:thin] 2xl:block low:pt-4 low:pb-2"
      >
        <NavGroups role={role} />
      </nav>
      <PhoneMenu role={role} />
    </>
  )
}

/** On a low screen the list scrolls by itself: the page one is on must not lie outside of it. */
function showCurrent(list: HTMLElement | null) {
  const current = list?.querySelector<HTMLElement>('[aria-current]')
  if (list && current) list.scrollTop = current.offsetTop - list.clientHeight / 2
}

function PhoneMenu({ role }: { role: Role }) {
  const { pathname } = useLocation()
  const current = adminPageAt(pathname)
  return (
    // On another page it is another menu, and a closed one.
    <details key={pathname} className="group/pages mt-4 rounded-md bg-surface shadow-edge 2xl:hidden">
      <summary className="flex min-h-13 items-center justify-between gap-3 rounded-md px-5 font-display text-[1.0625rem] font-[560]">
        <span className="py-1.5 leading-[1.25]">
          <span className="block font-text text-micro font-normal text-ink-soft">Administration</span>{' '}
          {current?.label ?? 'Pages'}
        </span>
        <ChevronDown
          aria-hidden
          className="text-ink-soft transition-transform duration-(--mid) group-open/pages:rotate-180"
        />
      </summary>
      <nav aria-label="Administration" className="border-t border-line px-1.5 pt-3.5 pb-2">
        <NavGroups role={role} />
      </nav>
    </details>
  )
}

function NavGroups({ role }: { role: Role }) {
  return (
    <div className="sm:max-2xl:columns-2 lg:max-2xl:columns-3 2xl:grid 2xl:gap-2.5 2xl:low:gap-1.5">
      {navigationFor(role).map(({ group, pages }) => (
        <div key={group} className="break-inside-avoid max-2xl:pb-4">
          <h2 className="px-3.5 pb-1 font-text text-micro font-semibold tracking-normal text-ink-soft">{group}</h2>
          <ul className="grid gap-0.5">
            {pages.map(({ path, label, Icon }) => (
              <li key={path}>
                <NavLink
                  to={path}
                  end={path === '/admin'}
                  className="flex min-h-11 items-center gap-2.5 2xl:min-h-9 2xl:low:min-h-8 rounded-sm px-3.5 font-[550] 2xl:gap-2 2xl:px-3 2xl:text-[1rem] 2xl:whitespace-nowrap text-ink no-underline hover:bg-sunk focus-visible:-outline-offset-3 aria-[current=page]:bg-blush"
                >
                  <Icon aria-hidden className="text-link" />
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
