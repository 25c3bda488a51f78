import { Menu, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { NavLink } from 'react-router'
import { AccountLink, type HeaderAccount } from './account-link.tsx'
import type { HeaderLink } from './header-links.ts'

interface MobileMenuProps {
  links: ReadonlyArray<HeaderLink>
  account: HeaderAccount | null
  signOutAction: string
}

function shut(details: HTMLDetailsElement | null) {
  if (details) details.open = false
}

/**
 * Uses the browser's own disclosure element, so the menu opens without scripts. Choosing a link, pressing Escape or
 * pressing elsewhere closes it.
 */
export function MobileMenu({ links, account, signOutAction }: MobileMenuProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const summary = useRef<HTMLElement>(null)
  const close = () => shut(details.current)

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || !details.current?.open) return
      shut(details.current)
      summary.current?.focus()
    }
    function onPointerDown(event: PointerEvent) {
      if (event.target instanceof Node && !details.current?.contains(event.target)) shut(details.current)
    }
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('pointerdown', onPointerDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('pointerdown', onPointerDown)
    }
  }, [])

  return (
    <details ref={details} className="group/menu 2xl:hidden">
      <summary
        ref={summary}
        aria-label="Menu"
        className="grid size-11 place-items-center rounded-pill hover:bg-surface xs:size-12"
      >
        <Menu aria-hidden className="group-open/menu:hidden" />
        <X aria-hidden className="hidden group-open/menu:block" />
      </summary>
      <nav
        aria-label="Main"
        className="absolute inset-x-0 top-full max-h-[calc(100dvh-68px)] animate-fade overflow-y-auto rounded-b-lg border-t border-line bg-surface px-gutter pt-3 pb-6 shadow-float"
      >
        <ul className="grid gap-1 sm:grid-cols-2">
          {links.map((link) => (
            <li key={link.to}>
              <NavLink
                to={link.to}
                onClick={close}
                className="flex min-h-12 items-center rounded-sm px-4 font-display text-[1.125rem] font-[560] text-ink no-underline hover:bg-sunk aria-[current=page]:bg-blush"
              >
                {link.label}
              </NavLink>
            </li>
          ))}
        </ul>
        <div className="mt-4">
          <AccountLink account={account} signOutAction={signOutAction} block onChoose={close} />
        </div>
      </nav>
    </details>
  )
}
