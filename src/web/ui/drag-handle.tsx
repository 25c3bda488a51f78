import { GripVertical } from 'lucide-react'
import type { Ref } from 'react'
import { cn } from './cn.ts'

interface DragHandleProps {
  ref: Ref<HTMLButtonElement>
  /** Names the dragged item. */
  name: string
  className?: string
}

/** The part of a row by which it is dragged, by pointer, by touch, or by space and the arrow keys. */
export function DragHandle({ ref, name, className }: DragHandleProps) {
  return (
    <button
      ref={ref}
      type="button"
      aria-label={`Drag ${name}`}
      className={cn(
        'grid h-11 w-8 flex-none cursor-grab touch-none place-items-center rounded-pill text-ink-soft active:cursor-grabbing',
        className,
      )}
    >
      <GripVertical aria-hidden />
    </button>
  )
}
