import { ExternalLink } from 'lucide-react'
import { type Affiliate, goPath } from '../../../core/affiliates/affiliate.ts'
import { Picture } from '../../ui/picture.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { cn } from '../../ui/cn.ts'
import { Skeleton } from '../../ui/skeleton.tsx'

interface SponsoredStripProps {
  /** Undefined while loading. A skeleton then reserves the space. */
  affiliate?: Affiliate | undefined
  className?: string
}

/** One sponsored product, labeled as such. Its height is fixed, so that nothing moves when it loads. */
export function SponsoredStrip({ affiliate, className }: SponsoredStripProps) {
  return (
    <aside
      aria-label="Sponsored"
      aria-busy={!affiliate}
      className={cn(
        'grid grid-cols-[112px_1fr] items-center gap-4 rounded-lg bg-surface p-3 shadow-edge max-sm:order-2 max-sm:mt-2 sm:mt-gap md:grid-cols-[220px_1fr_auto] md:gap-6',
        className,
      )}
    >
      <div className="aspect-4/3 overflow-hidden rounded-md bg-sunk">
        {affiliate ? (
          <Picture
            picture={affiliate.picture}
            alt=""
            sizes="(min-width: 45rem) 220px, 112px"
            className="size-full object-cover"
          />
        ) : (
          <Skeleton className="size-full" />
        )}
      </div>
      <div className="grid min-h-39 content-center justify-items-start [overflow-wrap:anywhere]">
        <Badge variant="info" className="mb-2">
          Sponsored
        </Badge>
        {affiliate ? (
          <>
            <h3 className="line-clamp-2">{affiliate.title}</h3>
            <p className="line-clamp-3 text-small text-ink-soft md:line-clamp-2">{affiliate.description}</p>
          </>
        ) : (
          <>
            <Skeleton className="mt-1 h-6 w-3/5" />
            <Skeleton className="mt-2 w-4/5" />
          </>
        )}
      </div>
      {affiliate ? (
        <Button asChild className="max-md:col-span-full md:mr-4">
          <a href={goPath(affiliate.id)} rel="sponsored nofollow noopener">
            Take a look
            <span className="sr-only"> at {affiliate.title}</span>
            <ExternalLink aria-hidden />
          </a>
        </Button>
      ) : (
        <Skeleton className="h-12 w-full rounded-pill max-md:col-span-full md:mr-4 md:w-40" />
      )}
    </aside>
  )
}
