import { Menu, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { NavLink } from 'react-router'
import { useClosingByEscape } from '../ui/use-closing-by-escape.ts'
import { AccountLink, type HeaderAccount } from './account-link.tsx'
import { accountLinks, type HeaderLink, kitchenLinks } from './header-links.ts'

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
  const close = () => shut(details.current)

  useClosingByEscape(details)
  useEffect(() => {
    function onPointerDown(event: PointerEvent) {
      if (event.target instanceof Node && !details.current?.contains(event.target)) shut(details.current)
    }
    document.addEventListener('pointerdown', onPointerDown)
    return () => document.removeEventListener('pointerdown', onPointerDown)
  }, [])

  return (
    <details ref={details} className="group/menu 2xl:hidden">
      <summary
        aria-label="Menu"
        className="grid size-11 place-items-center rounded-pill hover:bg-surface xs:size-12 [&>.lucide]:max-h-7 [&>.lucide]:max-w-7"
      >
        <Menu aria-hidden className="group-open/menu:hidden" />
        <X aria-hidden className="hidden group-open/menu:block" />
      </summary>
      <nav
        aria-label="Main"
        className="absolute inset-x-0 top-full max-h-[calc(100dvh-68px)] animate-fade overflow-y-auto rounded-b-lg border-t border-line bg-surface px-gutter pt-3 pb-6 shadow-float"
      >
        <MenuLinks links={links} onChoose={close} />
        <p
          id="kitchen-links"
          className="mt-3 border-t border-line px-3 pt-3 pb-1 text-small font-semibold text-ink-soft"
        >
          Your kitchen
        </p>
        <MenuLinks
          aria-labelledby="kitchen-links"
          links={account ? [...kitchenLinks, ...accountLinks] : kitchenLinks}
          onChoose={close}
        />
        <div className="mt-4">
          <AccountLink account={account} signOutAction={signOutAction} block onChoose={close} />
        </div>
      </nav>
    </details>
  )
}

interface MenuLinksProps {
  links: ReadonlyArray<HeaderLink>
  onChoose: () => void
  'aria-labelledby'?: string
}

/** Two links in a row on a phone, so that the menu fits its screen, and one if the text is large. */
function MenuLinks({ links, onChoose, ...rest }: MenuLinksProps) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-1" {...rest}>
      {links.map((link) => (
        <li key={link.to}>
          <NavLink
            to={link.to}
            onClick={onChoose}
            className="flex min-h-12 items-center rounded-sm px-3 font-display text-[1.0625rem] leading-tight font-[560] text-ink no-underline hover:bg-sunk aria-[current=page]:bg-blush"
          >
            {link.label}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}
