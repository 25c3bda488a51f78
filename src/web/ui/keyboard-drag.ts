import { type Droppable, type DragDropManagerInput, KeyboardSensor } from '@dnd-kit/dom'

type Sensors = Extract<NonNullable<DragDropManagerInput['sensors']>, ReadonlyArray<unknown>>

interface Point {
  x: number
  y: number
}

/** Smaller offsets come from lines that don't align exactly. */
const leastStep = 8

/** An arrow key moves the dragged item to the next place to drop it. By default, it moves it by ten pixels. */
class PlaceByPlace extends KeyboardSensor {
  protected override handleMove(direction: 'up' | 'down' | 'left' | 'right', event: KeyboardEvent): void {
    const { shape, target } = this.manager.dragOperation
    if (!shape) return
    event.preventDefault()
    const start = (target && centerOf(target)) ?? shape.current.center
    const axis = direction === 'left' || direction === 'right' ? 'x' : 'y'
    const sign = direction === 'left' || direction === 'up' ? -1 : 1
    const next = this.#nearest(start, axis, sign)
    if (!next) return
    // While the page still scrolls, the place would be measured where it no longer is.
    next.element?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    const place = centerOf(next)
    const { x, y } = this.manager.dragOperation.shape?.current.center ?? shape.current.center
    if (place) void this.manager.actions.move({ event, by: { x: place.x - x, y: place.y - y } })
  }

  /** Prefers places straight ahead: a step aside counts twice. */
  #nearest(start: Point, axis: 'x' | 'y', sign: 1 | -1): Droppable | undefined {
    const across = axis === 'x' ? 'y' : 'x'
    const ahead = [...this.manager.registry.droppables].flatMap((place) => {
      const center = centerOf(place)
      const step = center ? (center[axis] - start[axis]) * sign : 0
      return center && step > leastStep
        ? [{ place, distance: step + 2 * Math.abs(center[across] - start[across]) }]
        : []
    })
    return ahead.toSorted((one, other) => one.distance - other.distance)[0]?.place
  }
}

function centerOf({ element, disabled }: Droppable): Point | null {
  const box = disabled ? null : element?.getBoundingClientRect()
  // Hidden places have no size.
  return box && box.width > 0 ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null
}

/** Moves dragged items from place to place by keyboard. */
export const dragByPlaces = (defaults: Sensors): Sensors =>
  defaults.map((sensor) => (sensor === KeyboardSensor ? PlaceByPlace : sensor))
