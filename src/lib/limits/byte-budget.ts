interface ByteBudget {
  /** Reserves bytes for a visitor. Returns false and reserves nothing if too few are left. */
  take(visitor: string, bytes: number): boolean
  /** Gives back bytes that were taken. */
  give(visitor: string, bytes: number): void
}

/** Limits how many bytes all visitors together, and each of them, may hold in this process. */
export function createByteBudget({ most, mostOfOne }: { most: number; mostOfOne: number }): ByteBudget {
  const held = new Map<string, number>()
  let all = 0
  return {
    take(visitor, bytes) {
      const before = held.get(visitor) ?? 0
      if (all + bytes > most || before + bytes > mostOfOne) return false
      all += bytes
      held.set(visitor, before + bytes)
      return true
    },
    give(visitor, bytes) {
      all -= bytes
      const left = (held.get(visitor) ?? 0) - bytes
      if (left > 0) held.set(visitor, left)
      else held.delete(visitor)
    },
  }
}
