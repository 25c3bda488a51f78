interface Slots {
  /** Returns the function that frees the slot, or undefined if the visitor has no slot left. */
  enter(visitor: string): (() => void) | undefined
}

/** Limits how many things each visitor may do at once, in this process. */
export function createSlots(mostAtOnce: number): Slots {
  const taken = new Map<string, number>()
  return {
    enter(visitor) {
      const atOnce = taken.get(visitor) ?? 0
      if (atOnce >= mostAtOnce) return undefined
      taken.set(visitor, atOnce + 1)
      return () => {
        const left = (taken.get(visitor) ?? 1) - 1
        if (left > 0) taken.set(visitor, left)
        else taken.delete(visitor)
      }
    },
  }
}
