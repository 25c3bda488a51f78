import { Mail } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { siteName } from '../../core/settings/site-name.ts'
import { type CategoryLink, usualFooterCategories } from '../../core/recipes/categories/category-choices.ts'
import type { FooterLink } from '../../core/settings/footer-links.ts'
import type { SiteFace } from '../../core/settings/site-settings.ts'
import mark from '../art/mark.svg'
import wordmarkDark from '../art/wordmark-dark.svg'
import { Character } from '../ui/character.tsx'
import { cn } from '../ui/cn.ts'
import { MeltedEdge } from './melted-edge.tsx'
import { SocialItems } from './social-items.tsx'

const pages = [
  { to: '/', label: 'Home' },
  { to: '/about', label: 'About' },
  { to: '/contact', label: 'Contact' },
  { to: '/support', label: 'Support' },
  { to: '/faq', label: 'FAQ' },
]
const more = [
  { to: '/kb', label: 'Knowledge Base' },
  { to: '/community', label: 'Community' },
  { to: '/meal-plan', label: 'Meal plan' },
  { to: '/what-can-i-make', label: 'What can I make?' },
  { to: '/shopping-list', label: 'Shopping list' },
]
const linkLook =
  'inline-flex min-h-11 items-center gap-2 text-on-cocoa-soft no-underline hover:text-on-cocoa hover:underline'

interface FooterProps {
  /** Undefined on the error page if a request failed at the root. The same applies to `email`. */
  face: SiteFace | undefined
  /** Undefined as well: then those of the specification are linked. */
  categories: ReadonlyArray<CategoryLink> | undefined
  year: number
  email: string | undefined
}

/** The site's footer. It looks like a chocolate cake, and the page above looks like melting icing. */
export function Footer({ face, categories = usualFooterCategories, year, email }: FooterProps) {
  const social = [
    ...(face?.facebookUrl ? [{ label: 'Facebook', to: face.facebookUrl }] : []),
    ...(face?.instagramUrl ? [{ label: 'Instagram', to: face.instagramUrl }] : []),
    ...(face?.socialLinks ?? []),
  ]
  const shownMore = more.filter(({ to }) => to !== '/community' || !face?.hiddenParts.includes('community'))
  const hasContact = social.length > 0 || Boolean(email)
  return (
    <footer className="relative mt-[calc(var(--s-section)+1rem)] bg-cocoa pt-30 pb-9 text-on-cocoa-soft print:hidden [&_:focus-visible]:outline-focus-on-cocoa">
      <MeltedEdge className="-top-px text-bg" />
      <div className="wrap">
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(8rem,40%)),1fr))] gap-8 md:grid-cols-3 lg:grid-cols-[1.7fr_1fr_1fr_1fr]">
          <div className="col-span-full lg:col-span-1">
            <FooterMark face={face} />
            <p className="max-w-[34ch] text-balance">
              {face?.footerText ?? (
                <>
                  A place to discover easy&#8209;to&#8209;make recipes, for weeknights, weekends and everyone at the
                  table.
                </>
              )}
            </p>
          </div>
          <FooterColumn title="Explore">
            <LinkItems links={pages} />
          </FooterColumn>
          {categories.length > 0 && (
            <FooterColumn title="Categories">
              <LinkItems links={categories} />
            </FooterColumn>
          )}
          {hasContact && (
            <FooterColumn title="Say hello" isWideOnPhones>
              <SocialItems links={social} className={linkLook} />
              {email && (
                <li>
                  <a href={`mailto:${email}`} className={linkLook}>
                    <Mail aria-hidden />
                    Email us
                  </a>
                </li>
              )}
            </FooterColumn>
          )}
        </div>
        <div className="mt-10 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-on-cocoa/16 pt-5 text-small">
          <span>
            © {year} {face?.name ?? siteName}. <span className="inline-block">All rights reserved.</span>
          </span>
          <ul className="flex flex-wrap gap-x-6">
            <LinkItems links={[...shownMore, { to: '/privacy', label: 'Privacy' }, ...(face?.footerLinks ?? [])]} />
          </ul>
        </div>
      </div>
    </footer>
  )
}

/** The footer is dark in both themes. */
function FooterMark({ face }: { face: SiteFace | undefined }) {
  const name = face?.name ?? siteName
  const hidesName = Boolean(face?.logo && face.logoHasName)
  if (face?.logo || name !== siteName)
    return (
      <p className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 font-display text-[1.75rem] leading-tight font-semibold text-on-cocoa">
        {face?.logo ? (
          // A logo made for the light header might not be visible on the footer, so it stands on a light plate.
          <span className="flex-none rounded-sm bg-on-cocoa p-2">
            <img
              src={`/images/${face.logo.id}/400.webp`}
              alt={hidesName ? name : ''}
              width={face.logo.width}
              height={face.logo.height}
              loading="lazy"
              className="h-12 w-auto max-w-52 object-contain"
            />
          </span>
        ) : (
          <Character src={mark} width={48} height={48} loading="lazy" className="flex-none" />
        )}
        {!hidesName && <span className="min-w-0 flex-1 basis-32 [overflow-wrap:anywhere]">{name}</span>}
      </p>
    )
  return <img src={wordmarkDark} alt={name} width={679} height={100} loading="lazy" className="mb-4 h-12 w-auto" />
}

function LinkItems({ links }: { links: ReadonlyArray<FooterLink> }) {
  return links.map(({ to, label }) => (
    <li key={`${label} ${to}`}>
      <Link to={to} className={linkLook}>
        {label}
      </Link>
    </li>
  ))
}

interface FooterColumnProps {
  title: string
  /** On phones, the third group spans both columns. */
  isWideOnPhones?: boolean
  children: ReactNode
}

function FooterColumn({ title, isWideOnPhones = false, children }: FooterColumnProps) {
  return (
    <div className={cn(isWideOnPhones && 'max-md:col-span-full')}>
      <h2 className="mb-2 text-[1.125rem] font-[560] tracking-normal text-on-cocoa">{title}</h2>
      <ul
        className={cn(
          isWideOnPhones &&
            'max-md:grid max-md:grid-cols-[repeat(auto-fit,minmax(min(100%,max(8rem,40%)),1fr))] max-md:gap-x-8',
        )}
      >
        {children}
      </ul>
    </div>
  )
}
