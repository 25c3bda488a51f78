import { ChevronDown } from 'lucide-react'
import * as Radix from 'radix-ui/popover'
import { useState } from 'react'
import { Badge } from './badge.tsx'
import { Button } from './button.tsx'
import { CheckboxRow } from './checkbox.tsx'
import { cn } from './cn.ts'
import { useFieldProps } from './field-context.ts'
import { fieldLook } from './field-look.ts'
import { ScrollArea } from './scroll-area.tsx'
import { SearchField } from './search-field.tsx'

const shownAtMost = 3

interface MultiSelectProps {
  /** The plural name of the options, such as "categories". */
  noun: string
  options: ReadonlyArray<{ value: string; label: string }>
  value: ReadonlyArray<string>
  onValueChange: (value: Array<string>) => void
  /** Creates an option from a typed name. Missing if options cannot be added. */
  onCreate?: (name: string) => void
  /** The field name in the surrounding form. */
  name?: string
  placeholder?: string
  disabled?: boolean
  className?: string
}

/** Selects several options from a searchable list. The button shows the first three and the number of the others. */
export function MultiSelect({
  noun,
  options,
  value,
  onValueChange,
  onCreate,
  name,
  placeholder = `Choose ${noun}`,
  disabled = false,
  className,
}: MultiSelectProps) {
  const field = useFieldProps()
  const [query, setQuery] = useState('')
  const chosen = options.filter((option) => value.includes(option.value))
  const wanted = query.trim().toLowerCase()
  const found = options.filter((option) => option.label.toLowerCase().includes(wanted))
  const canCreate = wanted !== '' && options.every((option) => option.label.toLowerCase() !== wanted)

  function toggle(option: string, isChosen: boolean) {
    onValueChange(isChosen ? [...value, option] : value.filter((other) => other !== option))
  }

  function create(add: (name: string) => void) {
    add(query.trim())
    setQuery('')
  }

  return (
    <Radix.Root onOpenChange={() => setQuery('')}>
      {name && value.map((option) => <input key={option} type="hidden" name={name} value={option} />)}
      <Radix.Trigger
        {...field}
        disabled={disabled}
        {...(field.id ? {} : { 'aria-label': `Choose ${noun}, ${value.length} chosen` })}
        className={cn(fieldLook(), 'flex items-center justify-between gap-3 text-left', className)}
      >
        <span className="flex flex-wrap gap-1.5">
          {chosen.length === 0 && <span className="text-ink-soft">{placeholder}</span>}
          {chosen.slice(0, shownAtMost).map((option) => (
            <Badge key={option.value}>{option.label}</Badge>
          ))}
          {chosen.length > shownAtMost && <Badge>+{chosen.length - shownAtMost}</Badge>}
        </span>
        <ChevronDown aria-hidden className="text-line-strong" />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align="start"
          sideOffset={6}
          collisionPadding={12}
          aria-label={`Choose ${noun}`}
          className="z-50 w-(--radix-popover-trigger-width) min-w-60 animate-fade rounded-md bg-surface p-3 shadow-card-float"
        >
          <SearchField
            label={`Search ${noun}`}
            placeholder={`Search ${noun}`}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
          <ScrollArea className="mt-2 max-h-60">
            <ul className="px-1">
              {found.map((option) => (
                <li key={option.value}>
                  <CheckboxRow
                    label={option.label}
                    checked={value.includes(option.value)}
                    onChange={(event) => toggle(option.value, event.target.checked)}
                  />
                </li>
              ))}
            </ul>
            {found.length === 0 && !onCreate && (
              <p className="p-2 text-small text-ink-soft">Nothing matches your search</p>
            )}
            {onCreate && canCreate && (
              <Button variant="ghost" className="[overflow-wrap:anywhere]" onClick={() => create(onCreate)}>
                Add “{query.trim()}”
              </Button>
            )}
          </ScrollArea>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
