import { type TouchEvent, useRef } from 'react'

const leastPixels = 60

/** Returns handlers that tell a sideways swipe from scrolling. */
export function useSwipe({ onLeft, onRight }: { onLeft: () => void; onRight: () => void }) {
  const start = useRef<{ x: number; y: number } | null>(null)
  return {
    onTouchStart({ touches }: TouchEvent) {
      const touch = touches.length === 1 ? touches.item(0) : null
      start.current = touch && { x: touch.clientX, y: touch.clientY }
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const touch = changedTouches.item(0)
      if (!start.current || !touch) return
      const [right, down] = [touch.clientX - start.current.x, touch.clientY - start.current.y]
      start.current = null
      if (Math.abs(right) < leastPixels || Math.abs(right) < 2 * Math.abs(down)) return
      if (right < 0) onLeft()
      else onRight()
    },
  }
}
