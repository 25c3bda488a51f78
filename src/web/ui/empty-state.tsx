import type { ComponentProps, ReactNode } from 'react'
import { Character } from './character.tsx'
import { cn } from './cn.ts'

interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The address of a drawing of characters. */
  picture: string
  title: string
  /** One or two links or buttons. */
  actions?: ReactNode
}

/** Explains an empty list and offers links to other pages. A list that could not be read is not empty. */
export function EmptyState({ picture, title, actions, className, children, ...rest }: EmptyStateProps) {
  return (
    <div
      className={cn(
        'grid place-items-center content-center gap-2 rounded-lg bg-blush p-7 text-center [main:has([data-missing-parts])_&]:hidden',
        className,
      )}
      {...rest}
    >
      <Character src={picture} className="h-42 w-auto" />
      <h2 className="text-h3 font-[560]">{title}</h2>
      {children && <p className="text-balance text-ink-soft">{children}</p>}
      {actions && (
        <div className="mt-2 flex flex-wrap justify-center gap-3 max-xs:w-full max-xs:*:not-only:flex-auto">
          {actions}
        </div>
      )}
    </div>
  )
}
