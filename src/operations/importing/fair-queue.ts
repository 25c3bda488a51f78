interface Bounds {
  /** The limit for all visitors together. */
  most: number
  mostOfOne: number
}

/** Creates a queue in which visitors take turns, so many entries of one do not delay the first entries of others. */
export function createFairQueue<Entry>({ most, mostOfOne }: Bounds) {
  // A map keeps the order of its keys: the visitor with the next turn is first.
  const waiting = new Map<string, Array<Entry>>()
  let size = 0
  let lastTaken: string | undefined

  /** Skips the visitor of the last turn if any other visitor waits, even one who came later. */
  function nextVisitor(): string | undefined {
    const [first, second] = waiting.keys()
    return first === lastTaken ? (second ?? first) : first
  }

  return {
    /** Returns false when the queue is full. */
    add(visitor: string, entry: Entry): boolean {
      const own = waiting.get(visitor) ?? []
      if (size >= most || own.length >= mostOfOne) return false
      own.push(entry)
      waiting.set(visitor, own)
      size += 1
      return true
    },

    takeNext(): Entry | undefined {
      const visitor = nextVisitor()
      if (visitor === undefined) return undefined
      const [entry, ...rest] = waiting.get(visitor) ?? []
      waiting.delete(visitor)
      if (rest.length > 0) waiting.set(visitor, rest)
      size -= 1
      lastTaken = visitor
      return entry
    },

    /** Returns false when the entry is no longer waiting. */
    remove(visitor: string, entry: Entry): boolean {
      const own = waiting.get(visitor) ?? []
      const place = own.indexOf(entry)
      if (place < 0) return false
      own.splice(place, 1)
      size -= 1
      if (own.length === 0) waiting.delete(visitor)
      return true
    },
  }
}
