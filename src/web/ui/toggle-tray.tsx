import type { ComponentProps, ReactNode } from 'react'
import { cn } from './cn.ts'
import { trayItemLook, trayLook } from './tray-look.ts'

interface ToggleTrayProps<Value extends string> extends Omit<ComponentProps<'fieldset'>, 'onChange'> {
  label: string
  value: Value
  options: ReadonlyArray<{ value: Value; label: string; icon?: ReactNode }>
  onValueChange: (value: Value) => void
}

/**
 * Switches between views of the same content, such as grid or list. If the options have icons, only screen readers
 * announce the labels.
 */
export function ToggleTray<Value extends string>({
  label,
  value,
  options,
  onValueChange,
  className,
  ...rest
}: ToggleTrayProps<Value>) {
  return (
    <fieldset aria-label={label} className={cn(trayLook, 'w-fit max-w-full min-w-0', className)} {...rest}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onValueChange(option.value)}
          className={cn(trayItemLook(), option.icon && 'w-11.5 px-0 sm:px-0')}
        >
          {option.icon}
          <span className={cn(option.icon && 'sr-only')}>{option.label}</span>
        </button>
      ))}
    </fieldset>
  )
}
