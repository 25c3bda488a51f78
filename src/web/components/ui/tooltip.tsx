import * as Radix from 'radix-ui/tooltip'
import type { ReactNode } from 'react'

/** Around the page, once: a first tooltip waits 700 ms, the next within 300 ms comes at once. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Radix.Provider>
  )
}

/** A word about the one control inside. It only adds: the control has its own name. */
export function Tooltip({ text, children }: { text: ReactNode; children: ReactNode }) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          sideOffset={8}
          collisionPadding={12}
          className="z-50 max-w-[min(20rem,90vw)] animate-fade rounded-xs bg-cocoa px-3 py-1.5 text-small text-on-cocoa shadow-lift"
        >
          {text}
          <Radix.Arrow className="fill-cocoa" width={14} height={7} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
