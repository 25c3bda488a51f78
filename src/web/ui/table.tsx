import type { ComponentProps } from 'react'
import { cn } from './cn.ts'

/** A table. Below 860 px, each row becomes a block. */
export function Table({ caption, className, children, ...rest }: ComponentProps<'table'> & { caption: string }) {
  return (
    <table className={cn('w-full border-collapse text-[1rem] max-lg:block', className)} {...rest}>
      <caption className="sr-only">{caption}</caption>
      {children}
    </table>
  )
}

export function TableHead({ className, children, ...rest }: ComponentProps<'thead'>) {
  return (
    <thead className={cn('max-lg:sr-only', className)} {...rest}>
      <tr>{children}</tr>
    </thead>
  )
}

export function TableHeader({ className, ...rest }: ComponentProps<'th'>) {
  return (
    <th
      scope="col"
      className={cn('bg-sunk px-4 py-3 text-left text-small font-semibold text-ink-soft first:pl-5', className)}
      {...rest}
    />
  )
}

/** The heading above the buttons of the rows. */
export const ActionsHeader = () => (
  <TableHeader>
    <span className="sr-only">Actions</span>
  </TableHeader>
)

export function TableBody({ className, ...rest }: ComponentProps<'tbody'>) {
  return <tbody className={cn('max-lg:block', className)} {...rest} />
}

export function TableRow({ className, ...rest }: ComponentProps<'tr'>) {
  return (
    <tr
      className={cn(
        'border-line hover:bg-blush/45 not-first:border-t',
        'max-lg:flex max-lg:flex-wrap max-lg:items-center max-lg:gap-x-5 max-lg:gap-y-1.5 max-lg:px-4 max-lg:py-3',
        className,
      )}
      {...rest}
    />
  )
}

/** The look of a link in a row. Its touch target is over 44 px high without changing the line spacing. */
export const rowLink =
  '[overflow-wrap:anywhere] text-ink no-underline hover:text-link hover:underline max-lg:-my-2.75 max-lg:inline-block max-lg:py-2.75'

/** The first cell of a row, with its name. */
export function RowHeader({ className, ...rest }: ComponentProps<'th'>) {
  return (
    <th
      scope="row"
      className={cn(
        'text-left font-display text-body leading-[1.3] font-[560] text-pretty max-lg:basis-full lg:h-17 lg:px-4 lg:py-2.5 lg:pl-5',
        className,
      )}
      {...rest}
    />
  )
}

/** A cell. `label` repeats the column heading on phones, where the head is hidden. */
export function TableCell({ label, className, children, ...rest }: ComponentProps<'td'> & { label?: string }) {
  return (
    <td className={cn('align-middle lg:px-4 lg:py-2.5', className)} {...rest}>
      {label && (
        <span aria-hidden className="mr-2 font-text text-micro text-ink-soft lg:hidden">
          {label}
        </span>
      )}
      {children}
    </td>
  )
}

/** The last cell of a row, with its buttons. */
export function ActionsCell({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <TableCell className="max-lg:-mb-2 max-lg:basis-full">
      <div className={cn('flex flex-wrap gap-x-1 max-lg:-ml-3 lg:justify-end', className)} {...rest} />
    </TableCell>
  )
}
