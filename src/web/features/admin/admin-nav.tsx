import { ChevronDown } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import { useClosingByEscape } from '../../ui/use-closing-by-escape.ts'
import { adminIcons } from './admin-icons.ts'
import { inGroups, itemAt, type NavigationItem } from './navigation.ts'

interface NavProps {
  items: ReadonlyArray<NavigationItem>
}

/** A column on wide screens. On narrow screens a disclosure, which opens without script. */
export function AdminNav({ items }: NavProps) {
  const list = useRef<HTMLElement>(null)
  const current = itemAt(items, useLocation().pathname)?.path
  useEffect(() => show(list.current, current), [current])
  return (
    <>
      <nav
        ref={list}
        aria-label="Administration"
        data-column
        className="tray-fade sticky top-19 hidden max-h-[calc(100dvh-5.5rem)] scroll-py-12 overflow-y-auto pt-6 pb-4 [scrollbar-width:thin] 2xl:block low:pt-4 low:pb-2"
      >
        <NavGroups items={items} />
      </nav>
      <PhoneMenu items={items} />
    </>
  )
}

/** The height at either end of the list that is faded. */
const faded = 48

/** On a low screen the list scrolls, so this scrolls the link to the current page into view. */
function show(list: HTMLElement | null, path: string | undefined) {
  const link = list?.querySelector<HTMLElement>(`[href="${path}"]`)
  if (!list || !link) return
  const place = link.offsetTop - list.scrollTop
  const isInSight = place >= faded && place + link.offsetHeight <= list.clientHeight - faded
  if (!isInSight) list.scrollTop = link.offsetTop - list.clientHeight / 2
}

function PhoneMenu({ items }: NavProps) {
  const { pathname } = useLocation()
  const current = itemAt(items, pathname)
  const details = useRef<HTMLDetailsElement>(null)
  useClosingByEscape(details)
  return (
    // The key closes the menu on every navigation.
    <details key={pathname} ref={details} className="group/pages mt-4 rounded-md bg-surface shadow-edge 2xl:hidden">
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
        <NavGroups items={items} />
      </nav>
    </details>
  )
}

function NavGroups({ items }: NavProps) {
  return (
    <div className="sm:max-2xl:columns-2 lg:max-2xl:columns-3 2xl:grid 2xl:gap-2.5 2xl:low:gap-1.5">
      {inGroups(items).map(({ group, items: inGroup }) => (
        <div key={group} className="break-inside-avoid max-2xl:pb-4">
          <h2 className="px-3.5 pb-1 font-text text-micro font-semibold tracking-normal text-ink-soft">{group}</h2>
          <ul className="grid gap-0.5">
            {inGroup.map(({ path, label, icon }) => {
              const Icon = adminIcons[icon]
              return (
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
              )
            })}
          </ul>
        </div>
      ))}
    </div>
  )
}
