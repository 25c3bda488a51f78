import { cn } from '../ui/cn.ts'

/** A melting edge below the home hero and above the footer. It uses the text color. */
export function MeltedEdge({ className }: { className?: string }) {
  return <div aria-hidden className={cn('melt absolute inset-x-0', className)} />
}
