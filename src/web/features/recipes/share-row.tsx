import { Link2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { shareLinks } from '../../../core/recipes/outbound-links.ts'
import { FacebookIcon, InstagramIcon, XIcon } from '../../ui/brand-icons.tsx'
import { IconButton, IconButtonLink } from '../../ui/icon-button.tsx'
import { toast } from '../../ui/toast.ts'
import { copyText } from '../../ui/copy-text.ts'

interface ShareRowProps {
  /** The recipe's address with the chosen amounts, so that the shared page shows the same amounts. */
  url: string
  title: string
}

export function ShareRow({ url, title }: ShareRowProps) {
  const { facebook, twitter } = shareLinks(url, title)

  async function copy() {
    if (await copyText(url)) toast.success('Recipe link copied to clipboard!')
    else toast.error('The link could not be copied')
  }

  return (
    <fieldset aria-label="Share" className="mt-4 flex items-center gap-2 print:hidden">
      <span className="mr-1 text-small text-ink-soft">Share</span>
      <ShareLink href={facebook} label="Share on Facebook">
        <FacebookIcon />
      </ShareLink>
      <ShareLink href={twitter} label="Share on Twitter">
        <XIcon />
      </ShareLink>
      <ShareLink href="https://www.instagram.com/" label="Instagram">
        <InstagramIcon />
      </ShareLink>
      <IconButton label="Copy link" onClick={copy} className="no-script:hidden">
        <Link2 aria-hidden />
      </IconButton>
    </fieldset>
  )
}

function ShareLink({ href, label, children }: { href: string; label: string; children: ReactNode }) {
  return (
    <IconButtonLink to={href} label={label} target="_blank" rel="noopener">
      {children}
    </IconButtonLink>
  )
}
