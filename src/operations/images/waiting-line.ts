/** Not done: the line was too long, or who asked has left. */
type LineOutcome<Result> = { ok: true; result: Result } | { ok: false }

/** Does what it is given in order, `atOnce` at a time. Behind `mostWaiting` nobody else is taken, so that a flood costs little. */
export function createLine({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }) {
  let running = 0
  const waiting: Array<() => void> = []

  /** False for who leaves before the turn comes. */
  function turn(signal?: AbortSignal) {
    return new Promise<boolean>((resolve) => {
      const go = () => {
        signal?.removeEventListener('abort', leave)
        resolve(true)
      }
      const leave = () => {
        waiting.splice(waiting.indexOf(go), 1)
        resolve(false)
      }
      waiting.push(go)
      signal?.addEventListener('abort', leave, { once: true })
    })
  }

  return async function inLine<Result>(
    work: () => Promise<Result>,
    signal?: AbortSignal,
  ): Promise<LineOutcome<Result>> {
    if (signal?.aborted) return { ok: false }
    if (running < atOnce) running += 1
    else if (waiting.length >= mostWaiting || !(await turn(signal))) return { ok: false }
    try {
      return { ok: true, result: await work() }
    } finally {
      // The place goes straight to the next in line, so nobody slips in between.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
