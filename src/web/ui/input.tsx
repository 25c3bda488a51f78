import type { ComponentProps } from 'react'
import { cn } from './cn.ts'
import { useFieldProps } from './field-context.ts'
import { fieldLook } from './field-look.ts'

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  const field = useFieldProps()
  return <input {...field} className={cn(fieldLook(), className)} {...rest} />
}
