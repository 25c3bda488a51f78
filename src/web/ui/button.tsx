import type { VariantProps } from 'class-variance-authority'
import { Slot } from 'radix-ui/slot'
import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { buttonLook } from './button-look.ts'
import { cn } from './cn.ts'

type Look = VariantProps<typeof buttonLook>

interface ButtonProps extends ComponentProps<'button'>, Look {
  /** Applies the look to the only child instead of rendering a button. */
  asChild?: boolean
  /** While true, the button is disabled and shows `pendingLabel`. */
  pending?: boolean | undefined
  pendingLabel?: string
}

export function Button({
  variant,
  size,
  block,
  asChild = false,
  pending = false,
  pendingLabel,
  disabled,
  type = 'button',
  className,
  children,
  ...rest
}: ButtonProps) {
  const look = cn(buttonLook({ variant, size, block }), className)
  if (asChild) {
    return (
      <Slot className={look} {...rest}>
        {children}
      </Slot>
    )
  }
  return (
    <button type={type} disabled={disabled || pending} className={look} {...rest}>
      {pending && pendingLabel ? <PendingText label={pendingLabel}>{children}</PendingText> : children}
    </button>
  )
}

/** The usual text stays unseen below, so that the button does not shrink under the finger. */
function PendingText({ label, children }: { label: string; children: ReactNode }) {
  return (
    <span className="grid items-center justify-items-center *:[grid-area:1/1]">
      <span aria-hidden className="invisible inline-flex items-center justify-center gap-2">
        {children}
      </span>
      <span>{label}</span>
    </span>
  )
}

export function ButtonLink({ variant, size, block, className, ...rest }: ComponentProps<typeof Link> & Look) {
  return <Link className={cn(buttonLook({ variant, size, block }), className)} {...rest} />
}
