import { Heart, Search, ShoppingBasket } from 'lucide-react'
import { Link, NavLink } from 'react-router'
import { siteName } from '../../core/settings/site-name.ts'
import type { SiteFace } from '../../core/settings/site-settings.ts'
import { cn } from '../ui/cn.ts'
import { IconButtonLink } from '../ui/icon-button.tsx'
import { AccountLink, type HeaderAccount } from './account-link.tsx'
import { headerLinks, savedLink, shoppingLink, workLinks } from './header-links.ts'
import { hideWhileReading } from './hide-while-reading.ts'
import { MobileMenu } from './mobile-menu.tsx'
import { ThemeToggle } from './theme-toggle.tsx'
import { Wordmark } from './wordmark.tsx'

interface HeaderProps {
  /** Undefined on the error page if a request failed at the root. */
  face?: SiteFace | undefined
  /** Null for visitors. Administrators see the Admin link, and editors see the Moderation link. */
  account?: HeaderAccount | null
  signOutAction?: string
  /** `hero` uses the color of the hero below it. */
  variant?: 'plain' | 'hero'
}

export function Header({ face, account = null, signOutAction = '/sign-out', variant = 'plain' }: HeaderProps) {
  const workLink = account && workLinks[account.role]
  const links = workLink ? [...headerLinks, workLink] : headerLinks
  const isHero = variant === 'hero'
  return (
    <header
      ref={hideWhileReading}
      className={cn(
        // The open menu is above the bars at the bottom of the window, such as the timers.
        'sticky top-0 z-20 has-[details[open]]:z-35 print:hidden',
        'motion-safe:transition-transform motion-safe:duration-(--mid) max-md:data-hidden:not-focus-within:-translate-y-full',
        isHero
          ? 'bg-blush'
          : 'bg-bg/92 shadow-[0_1px_0_var(--line)] backdrop-blur-[14px] backdrop-saturate-130 motion-reduce:bg-bg',
      )}
    >
      <div className="wrap flex min-h-17 items-center gap-1 2xl:min-h-19">
        <Link
          to="/"
          aria-label={`${face?.name ?? siteName}, home`}
          className="mr-auto flex min-h-11 min-w-0 items-center rounded-[12px] no-underline 2xl:pr-2"
        >
          <Wordmark face={face} isStacked className="h-9.25 object-contain object-left xs:h-10.5 2xl:h-11.5" />
        </Link>
        <nav aria-label="Main" className="hidden gap-0.5 2xl:flex">
          {links.map((link) => (
            <NavLink
              key={link.to}
              to={link.to}
              className={cn(
                'inline-flex min-h-11 items-center rounded-pill font-[550] whitespace-nowrap text-ink no-underline hover:bg-surface/70',
                // The extra link and button leave less space, so the links stand closer together to fit on one line.
                workLink ? 'px-1.5 text-[.9375rem] min-[85rem]:px-2.5' : 'px-3.25 text-[1rem]',
                isHero
                  ? 'aria-[current=page]:bg-surface aria-[current=page]:shadow-rest'
                  : 'aria-[current=page]:bg-blush',
              )}
            >
              {link.label}
            </NavLink>
          ))}
        </nav>
        <IconButtonLink
          to="/search"
          state={{ focus: 'words' }}
          label="Search recipes"
          variant="quiet"
          className="text-link xs:size-12"
        >
          <Search aria-hidden />
        </IconButtonLink>
        <IconButtonLink
          to={savedLink.to}
          label={savedLink.label}
          variant="quiet"
          className="size-12 text-link max-xs:hidden"
        >
          <Heart aria-hidden />
        </IconButtonLink>
        <IconButtonLink
          to={shoppingLink.to}
          label={shoppingLink.label}
          variant="quiet"
          className="text-link xs:size-12"
        >
          <ShoppingBasket aria-hidden />
        </IconButtonLink>
        <ThemeToggle className="size-11 no-script:hidden xs:size-12" />
        <div className="ml-2 hidden whitespace-nowrap 2xl:block">
          <AccountLink account={account} signOutAction={signOutAction} />
        </div>
        <MobileMenu links={links} account={account} signOutAction={signOutAction} />
      </div>
    </header>
  )
}
