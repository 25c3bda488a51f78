import { ExternalLink } from 'lucide-react'
import type { Affiliate } from '../../../core/affiliate.ts'
import { Picture } from '../picture.tsx'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'

/** One thing recommended for money, and called that. */
export function SponsoredStrip({ affiliate }: { affiliate: Affiliate }) {
  return (
    <aside
      aria-label="Sponsored"
      className="grid grid-cols-[112px_1fr] items-center gap-4 rounded-lg bg-surface p-3 shadow-edge max-sm:order-2 max-sm:mt-2 sm:mt-gap md:grid-cols-[220px_1fr_auto] md:gap-6"
    >
      <div className="aspect-4/3 overflow-hidden rounded-md bg-sunk">
        <Picture
          picture={affiliate.picture}
          alt=""
          sizes="(min-width: 45rem) 220px, 112px"
          className="size-full object-cover"
        />
      </div>
      <div>
        <Badge variant="info" className="mb-2">
          Sponsored
        </Badge>
        <h3>{affiliate.title}</h3>
        <p className="text-small text-ink-soft">{affiliate.description}</p>
      </div>
      <Button asChild className="max-md:col-span-full md:mr-4">
        <a href={affiliate.linkUrl} rel="sponsored nofollow noopener">
          Take a look
          <span className="sr-only"> at {affiliate.title}</span>
          <ExternalLink aria-hidden />
        </a>
      </Button>
    </aside>
  )
}
