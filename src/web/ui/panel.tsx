import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from './cn.ts'

const panelLook = cva('rounded-lg p-[clamp(1.125rem,2.4vw,1.75rem)]', {
  variants: {
    variant: {
      plain: 'bg-surface shadow-card',
      tint: 'bg-blush',
      sunk: 'bg-sunk dark:shadow-edge',
    },
  },
  defaultVariants: { variant: 'plain' },
})

/** A group of related content. Give it `aria-labelledby` or `aria-label`. */
export function Panel({ variant, className, ...rest }: ComponentProps<'section'> & VariantProps<typeof panelLook>) {
  return <section className={cn(panelLook({ variant }), className)} {...rest} />
}
