import { Check, ChevronDown } from 'lucide-react'
import * as Radix from 'radix-ui/select'
import type { ComponentProps } from 'react'
import { cn } from './cn.ts'
import { useFieldProps } from './field-context.ts'
import { fieldLook } from './field-look.ts'

interface SelectProps extends ComponentProps<typeof Radix.Root> {
  options: ReadonlyArray<{ value: string; label: string; disabled?: boolean }>
  placeholder?: string
  /** Required outside a `Field`. */
  'aria-label'?: string
  className?: string
}

/** A styled select list, for places where the list opens beside other controls. */
export function Select({ options, placeholder, 'aria-label': ariaLabel, className, ...rest }: SelectProps) {
  const field = useFieldProps()
  return (
    <Radix.Root {...rest}>
      <Radix.Trigger
        {...field}
        aria-label={ariaLabel}
        className={cn(
          fieldLook(),
          'flex items-center justify-between gap-3 text-left data-placeholder:text-ink-soft',
          className,
        )}
      >
        <Radix.Value placeholder={placeholder} />
        <ChevronDown aria-hidden className="text-line-strong" />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          position="popper"
          sideOffset={6}
          className="z-50 max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) animate-fade overflow-hidden rounded-md bg-surface shadow-card-float"
        >
          <Radix.Viewport className="p-1.5">
            {options.map((option) => (
              <Radix.Item
                key={option.value}
                value={option.value}
                disabled={option.disabled ?? false}
                className="flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-sm px-3.5 outline-none data-disabled:cursor-not-allowed data-disabled:text-line-strong data-highlighted:bg-blush"
              >
                <Radix.ItemText>{option.label}</Radix.ItemText>
                <Radix.ItemIndicator className="text-primary">
                  <Check aria-hidden />
                </Radix.ItemIndicator>
              </Radix.Item>
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
