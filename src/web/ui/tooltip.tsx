import { Slot } from 'radix-ui/slot'
import {
  createContext,
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { placeBeside } from './place-beside.ts'

const openDelayMs = 700
const skipDelayMs = 300
/** Long enough to move the pointer from the control into the tooltip. */
const closeDelayMs = 120

const LastClosed = createContext<RefObject<number> | null>(null)

/**
 * Provides tooltips. Wrap the page in it once. The first tooltip waits 700 ms, and another one within 300 ms opens at
 * once.
 */
export function TooltipProvider({ children }: { children: ReactNode }) {
  const closedAt = useRef(-Infinity)
  return <LastClosed value={closedAt}>{children}</LastClosed>
}

/**
 * Adds a hint to a control that already has a name. Uses the browser's popover, because a positioning library would add
 * 17 KB of script to every page.
 */
export function Tooltip({ text, children }: { text: ReactNode; children: ReactNode }) {
  const id = useId()
  const closedAt = use(LastClosed)
  const [isOpen, setIsOpen] = useState(false)
  const trigger = useRef<HTMLElement>(null)
  const bubble = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  function turnAfter(delayMs: number, turn: () => void) {
    clearTimeout(timer.current)
    timer.current = setTimeout(turn, delayMs)
  }
  const openAfter = (delayMs: number) => turnAfter(delayMs, () => setIsOpen(true))
  const closeAfter = (delayMs: number) => turnAfter(delayMs, () => setIsOpen(false))

  function onPointerEnter(event: PointerEvent) {
    if (event.pointerType === 'touch') return
    const isNeighbor = performance.now() - (closedAt?.current ?? -Infinity) < skipDelayMs
    openAfter(isNeighbor || isOpen ? 0 : openDelayMs)
  }

  useEffect(() => () => clearTimeout(timer.current), [])

  useEffect(() => {
    if (!isOpen || !trigger.current || !bubble.current) return
    bubble.current.showPopover()
    placeBeside(trigger.current, bubble.current)
    const close = () => setIsOpen(false)
    const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && close()
    document.addEventListener('keydown', closeOnEscape)
    document.addEventListener('scroll', close, { capture: true, passive: true })
    return () => {
      document.removeEventListener('keydown', closeOnEscape)
      document.removeEventListener('scroll', close, { capture: true })
      if (closedAt) closedAt.current = performance.now()
    }
  }, [isOpen, closedAt])

  return (
    <>
      <Slot
        ref={trigger}
        aria-describedby={isOpen ? id : undefined}
        onPointerEnter={onPointerEnter}
        onPointerLeave={() => closeAfter(closeDelayMs)}
        onPointerDown={() => closeAfter(0)}
        onFocus={(event: FocusEvent) => event.currentTarget.matches(':focus-visible') && openAfter(0)}
        onBlur={() => closeAfter(0)}
      >
        {children}
      </Slot>
      {isOpen && (
        <div
          ref={bubble}
          id={id}
          role="tooltip"
          popover="manual"
          onPointerEnter={() => openAfter(0)}
          onPointerLeave={() => closeAfter(closeDelayMs)}
          className="fixed m-0 max-w-[min(20rem,90vw)] animate-fade rounded-xs bg-cocoa px-3 py-1.5 text-small text-on-cocoa shadow-lift"
        >
          {text}
        </div>
      )}
    </>
  )
}
