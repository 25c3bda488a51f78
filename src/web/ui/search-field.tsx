import { Search } from 'lucide-react'
import { type ComponentProps, useId } from 'react'
import { cn } from './cn.ts'
import { fieldLook } from './field-look.ts'

/** A rounded search field with an icon. Only screen readers announce the label. */
export function SearchField({ label, id, className, ...rest }: ComponentProps<'input'> & { label: string }) {
  const ownId = useId()
  const inputId = id ?? ownId
  return (
    <div className="relative">
      <label htmlFor={inputId} className="sr-only">
        {label}
      </label>
      <Search aria-hidden className="pointer-events-none absolute top-1/2 left-4.5 -translate-y-1/2 text-ink-soft" />
      <input id={inputId} type="search" className={cn(fieldLook({ shape: 'pill' }), 'pl-12', className)} {...rest} />
    </div>
  )
}
