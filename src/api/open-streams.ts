/** Browsers open at most six connections to one host. */
const mostStreams = 6

/** Counts the event streams of each visitor, so that no visitor keeps all connections open. */
export function createOpenStreams() {
  const streams = new Map<string, number>()
  return {
    /** Returns a function to call when the stream ends, or null if the visitor has too many. */
    enter(visitor: string): (() => void) | null {
      const open = streams.get(visitor) ?? 0
      if (open >= mostStreams) return null
      streams.set(visitor, open + 1)
      return () => leave(visitor)
    },
  }

  function leave(visitor: string) {
    const rest = (streams.get(visitor) ?? 1) - 1
    if (rest > 0) streams.set(visitor, rest)
    else streams.delete(visitor)
  }
}
