import { Skeleton } from '../../ui/skeleton.tsx'
import { PageHead } from '../../ui/page-head.tsx'

/** Four placeholder questions. */
export function FaqSkeleton() {
  return (
    <div className="wrap">
      <PageHead title="Frequently Asked Questions" lead={<span aria-live="polite">Loading questions...</span>} />
      <div className="grid gap-2.5 xl:max-w-[calc(100%-24rem)]">
        <Skeleton className="h-15 rounded-md" />
        <Skeleton className="h-15 rounded-md" />
        <Skeleton className="h-15 rounded-md" />
        <Skeleton className="h-15 rounded-md" />
      </div>
    </div>
  )
}
