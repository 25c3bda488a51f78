const factor = 8

/** A limit between linear and quadratic growth, with a margin for cache misses. */
export const linearGrowth = 24

/**
 * Returns how much more processor time `work` takes if the input is eight times as long: about 8 for linear work, and
 * 64 for quadratic work. Measures three runs and uses the fastest one. Only this thread's processor time counts, so
 * other programs have no influence.
 */
export function costGrowth<Input>(build: (length: number) => Input, work: (input: Input) => unknown, length: number) {
  const [short, long] = [build(length), build(length * factor)]
  work(short)
  const shortMs = processorMs(() => work(short))
  const longMs = processorMs(() => work(long))
  // Below this time, compilation and garbage collection dominate. Quadratic work would take seconds.
  return longMs < 100 ? 1 : longMs / Math.max(shortMs, 1)
}

function processorMs(work: () => unknown): number {
  const times = Array.from({ length: 3 }, () => {
    const before = process.threadCpuUsage()
    work()
    const { user, system } = process.threadCpuUsage(before)
    return (user + system) / 1000
  })
  return Math.min(...times)
}
