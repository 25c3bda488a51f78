const factor = 8

/** A limit between linear and quadratic growth, with a margin for cache misses. */
export const linearGrowth = 24

/**
 * Returns how much more processor time `work` takes if the input is eight times as long: about 8 for linear work, and
 * 64 for quadratic work. Only this thread's processor time counts, so other programs have no influence on it apart
 * from sharing its caches. Each length is measured several times, and the fastest result counts.
 */
export async function costGrowth<Input>(
  build: (length: number) => Input,
  work: (input: Input) => unknown,
  length: number,
) {
  const [short, long] = [build(length), build(length * factor)]
  await work(short)
  let shortMs = Number.POSITIVE_INFINITY
  for (let run = 0; run < 3; run += 1) shortMs = Math.min(shortMs, await meanProcessorMs(() => work(short)))
  let growth = Number.POSITIVE_INFINITY
  for (let run = 0; run < 5 && growth >= linearGrowth; run += 1) {
    const longMs = await processorMs(() => work(long))
    // Below this time, compilation and garbage collection dominate. Choose a length at which quadratic work takes longer.
    growth = longMs < 100 ? 1 : Math.min(growth, longMs / Math.max(shortMs, 1))
  }
  return growth
}

/** A few milliseconds are too short to measure: one pause of the garbage collector doubles them. So this repeats them. */
async function meanProcessorMs(work: () => unknown): Promise<number> {
  let [totalMs, runs] = [0, 0]
  while (totalMs < 25 && runs < 100) {
    totalMs += await processorMs(work)
    runs += 1
  }
  return totalMs / runs
}

async function processorMs(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
