import * as Radix from 'radix-ui/tabs'
import type { ComponentProps } from 'react'
import { cn } from './cn.ts'
import { showSelected } from './show-selected.ts'
import { trayItemLook, trayLook } from './tray-look.ts'

export const Tabs = Radix.Root

/** The list of tabs. Give it an `aria-label`. To hide the tabs' icons below 560 px, use `max-sm:[&_.lucide]:hidden`. */
export function TabsList({ className, ...rest }: ComponentProps<typeof Radix.List>) {
  return <Radix.List ref={showSelected} className={cn(trayLook, className)} {...rest} />
}

export function TabsTrigger({ className, ...rest }: ComponentProps<typeof Radix.Trigger>) {
  return <Radix.Trigger className={cn(trayItemLook(), className)} {...rest} />
}

export function TabsContent({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content className={cn('mt-6', className)} {...rest} />
}
