import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { cn } from './cn.ts'

const iconButtonLook = cva(
  'grid flex-none place-items-center rounded-pill [&>.lucide]:max-h-7 [&>.lucide]:max-w-7 text-ink transition-colors duration-(--fast) disabled:text-line-strong',
  {
    variants: {
      variant: {
        quiet: 'not-disabled:hover:bg-surface',
        sunk: 'bg-sunk not-disabled:hover:bg-blush dark:shadow-edge',
        pillow: 'bg-surface shadow-pillow-flat not-disabled:hover:bg-blush',
        danger: 'text-danger not-disabled:hover:bg-berry',
      },
      size: { md: 'size-11', lg: 'size-12' },
    },
    defaultVariants: { variant: 'sunk', size: 'md' },
  },
)

/** The accessible name of the icon. */
type Named = VariantProps<typeof iconButtonLook> & { label: string }

export function IconButton({
  label,
  variant,
  size,
  type = 'button',
  className,
  ...rest
}: ComponentProps<'button'> & Named) {
  return (
    <button type={type} aria-label={label} className={cn(iconButtonLook({ variant, size }), className)} {...rest} />
  )
}

export function IconButtonLink({ label, variant, size, className, ...rest }: ComponentProps<typeof Link> & Named) {
  return <Link aria-label={label} className={cn(iconButtonLook({ variant, size }), className)} {...rest} />
}
