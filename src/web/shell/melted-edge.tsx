import { cn } from '../ui/cn.ts'

/** Used below the home hero and where the page drips onto the footer. The text color is its color. */
export function MeltedEdge({ className }: { className?: string }) {
  return <div aria-hidden className={cn('melt absolute inset-x-0', className)} />
}
