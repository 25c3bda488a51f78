import { ArrowRight, Search } from 'lucide-react'
import { type ComponentProps, useId } from 'react'
import { Button } from './button.tsx'
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
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-4.5 max-h-6 max-w-6 -translate-y-1/2 text-ink-soft"
      />
      <input id={inputId} type="search" className={cn(fieldLook({ shape: 'pill' }), 'pl-12', className)} {...rest} />
    </div>
  )
}

/** Submits a search field from inside it. On a phone it is an arrow, so that the field has room for words. */
export function SearchButton({ className }: { className?: string }) {
  return (
    <Button
      type="submit"
      variant="primary"
      className={cn('absolute top-1 right-1 max-sm:w-12 max-sm:px-0 sm:top-2 sm:right-2', className)}
    >
      <ArrowRight aria-hidden className="sm:hidden" />
      <span className="max-sm:sr-only">Search</span>
    </Button>
  )
}
