import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from './cn.ts'
import { useFieldProps } from './field-context.ts'
import { fieldLook } from './field-look.ts'

/** The browser's own select, for forms, phones and pages without scripts. */
export function NativeSelect({ className, ...rest }: ComponentProps<'select'>) {
  const field = useFieldProps()
  return (
    <div className="relative">
      <select {...field} className={cn(fieldLook(), 'appearance-none pr-11', className)} {...rest} />
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-4 max-h-6 max-w-6 -translate-y-1/2 text-line-strong"
      />
    </div>
  )
}
