import { Link2, Mail, Share2 } from 'lucide-react'
import { type ReactNode, useSyncExternalStore } from 'react'
import { shareLinks } from '../../../core/recipes/outbound-links.ts'
import { FacebookIcon, InstagramIcon, PinterestIcon, WhatsAppIcon, XIcon } from '../../ui/brand-icons.tsx'
import { cn } from '../../ui/cn.ts'
import { IconButton, IconButtonLink } from '../../ui/icon-button.tsx'
import { toast } from '../../ui/toast.ts'
import { copyText } from '../../ui/copy-text.ts'

interface ShareRowProps {
  /** The recipe's address with the chosen amounts, so that the shared page shows the same amounts. */
  url: string
  title: string
  /** The absolute address of the recipe's picture. */
  picture: string | null
  className?: string
}

const never = () => () => undefined

/** Seven buttons fit beside each other on a phone of 360 px. A phone's share sheet has Instagram too. */
const oneRow = 'max-sm:justify-between max-sm:gap-x-0 max-sm:max-w-86'

export function ShareRow({ url, title, picture, className }: ShareRowProps) {
  const { facebook, twitter, pinterest, whatsapp, mail } = shareLinks(url, title, picture)
  // Only some browsers have a share sheet, and only over https.
  const hasSheet = useSyncExternalStore(
    never,
    () => 'share' in navigator,
    () => false,
  )

  async function copy() {
    if (await copyText(url)) toast.success('Recipe link copied to clipboard!')
    else toast.error('The link could not be copied')
  }

  async function openSheet() {
    try {
      await navigator.share({ title, url })
    } catch (cause) {
      // The visitor closed the sheet.
      if (cause instanceof DOMException && cause.name === 'AbortError') return
      await copy()
    }
  }

  return (
    <fieldset
      aria-label="Share"
      className={cn(oneRow, 'mt-4 flex flex-wrap items-center gap-2 print:hidden', className)}
    >
      <span className="mr-1 text-small text-ink-soft max-sm:hidden lg:max-xl:hidden">Share</span>
      {hasSheet && (
        <IconButton label="Share with an app" onClick={() => void openSheet()}>
          <Share2 aria-hidden />
        </IconButton>
      )}
      <ShareLink href={facebook} label="Share on Facebook">
        <FacebookIcon />
      </ShareLink>
      <ShareLink href={twitter} label="Share on Twitter">
        <XIcon />
      </ShareLink>
      <ShareLink href={pinterest} label="Share on Pinterest">
        <PinterestIcon />
      </ShareLink>
      <ShareLink href={whatsapp} label="Share with WhatsApp">
        <WhatsAppIcon />
      </ShareLink>
      <ShareLink href="https://www.instagram.com/" label="Instagram" className={hasSheet ? 'max-sm:hidden' : undefined}>
        <InstagramIcon />
      </ShareLink>
      <IconButtonLink to={mail} label="Share by email">
        <Mail aria-hidden />
      </IconButtonLink>
      <IconButton label="Copy link" onClick={copy} className="no-script:hidden">
        <Link2 aria-hidden />
      </IconButton>
    </fieldset>
  )
}

interface ShareLinkProps {
  href: string
  label: string
  className?: string | undefined
  children: ReactNode
}

function ShareLink({ href, label, className, children }: ShareLinkProps) {
  return (
    <IconButtonLink to={href} label={label} target="_blank" rel="noopener" className={className}>
      {children}
    </IconButtonLink>
  )
}
