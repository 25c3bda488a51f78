import type { ComponentProps } from 'react'
import { cn } from './cn.ts'
import { useFieldProps } from './field-context.ts'
import { fieldLook } from './field-look.ts'

/** A text field that grows with its text, in browsers that support it. */
export function Textarea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  const field = useFieldProps()
  return (
    <textarea
      {...field}
      rows={rows}
      className={cn(
        fieldLook(),
        // Otherwise a long word, such as an address, makes the field and with it the page as wide as the word.
        'block field-sizing-content max-h-[60vh] min-h-28 leading-[1.5] [overflow-wrap:anywhere]',
        className,
      )}
      {...rest}
    />
  )
}
