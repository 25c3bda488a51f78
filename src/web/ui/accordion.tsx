import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from './cn.ts'

interface AccordionItemProps extends Omit<ComponentProps<'details'>, 'title'> {
  title: ReactNode
  /** Items with the same name form a group. Opening an item closes the others of its group. */
  name?: string
  variant?: 'plain' | 'sunk'
}

/** Uses the browser's own disclosure element, so it opens without scripts. At most one item per `name` is open. */
export function AccordionItem({ title, variant = 'plain', className, children, ...rest }: AccordionItemProps) {
  return (
    <details
      className={cn(
        'group/acc rounded-md',
        variant === 'plain' ? 'bg-surface shadow-edge' : 'bg-sunk',
        '[&+&]:mt-2.5',
        className,
      )}
      {...rest}
    >
      <summary
        className={cn(
          'flex items-center justify-between gap-4 rounded-md px-5 py-2 font-display leading-[1.3] font-[560]',
          variant === 'plain' ? 'min-h-15 text-[1.125rem]' : 'min-h-13 text-[1rem]',
        )}
      >
        {title}
        <ChevronDown
          aria-hidden
          className="text-ink-soft transition-transform duration-(--mid) ease-soft group-open/acc:rotate-180"
        />
      </summary>
      <div className="px-5 pb-5 text-ink-soft">{children}</div>
    </details>
  )
}
