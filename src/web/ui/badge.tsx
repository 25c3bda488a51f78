import { cva, type VariantProps } from 'class-variance-authority'
import { Star } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from './cn.ts'

const badgeLook = cva(
  'inline-flex items-center gap-[.3rem] rounded-pill px-[.7rem] pt-[.21rem] pb-[.25rem] font-text text-micro font-semibold whitespace-nowrap [&_.lucide]:size-[1em]',
  {
    variants: {
      variant: {
        // In the dark theme, a sunken badge is barely darker than the page, so it has an edge.
        plain: 'bg-sunk text-ink-soft dark:shadow-edge',
        featured: 'bg-linear-to-b from-honey to-honey-deep pt-[.3rem] pb-[.34rem] text-on-honey shadow-honey',
        easy: 'bg-mint text-mint-ink',
        medium: 'bg-butter text-butter-ink',
        hard: 'bg-berry text-berry-ink',
        ok: 'bg-mint text-mint-ink',
        info: 'bg-plum text-plum-ink',
      },
    },
    defaultVariants: { variant: 'plain' },
  },
)

export function Badge({ variant, className, ...rest }: ComponentProps<'span'> & VariantProps<typeof badgeLook>) {
  return <span className={cn(badgeLook({ variant }), className)} {...rest} />
}

export function FeaturedBadge({ className, ...rest }: Omit<ComponentProps<'span'>, 'children'>) {
  return (
    <Badge variant="featured" className={className} {...rest}>
      <Star fill="currentColor" strokeWidth={0} aria-hidden />
      <span>Featured</span>
    </Badge>
  )
}
