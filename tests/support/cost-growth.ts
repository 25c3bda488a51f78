const factor = 8

/** Between linear and quadratic, with room for cache misses. */
export const linearGrowth = 24

/**
 * Returns how much more processor time `work` takes for an input eight times as long: about 8 when linear, 64 when
 * quadratic. Takes the best of three runs in this thread's processor time, so that other programs do not count.
 */
export function costGrowth<Input>(build: (length: number) => Input, work: (input: Input) => unknown, length: number) {
  const [short, long] = [build(length), build(length * factor)]
  work(short)
  const shortMs = processorMs(() => work(short))
  const longMs = processorMs(() => work(long))
  // Below this, compilation and garbage collection dominate. Quadratic work takes seconds.
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
