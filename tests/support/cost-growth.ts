const factor = 8

/** A limit between linear and quadratic growth, with a margin for cache misses. */
export const linearGrowth = 24

/**
 * Returns how much more processor time `work` takes if the input is eight times as long: about 8 for linear work, and
 * 64 for quadratic work. Only this thread's processor time counts, so other programs have no influence on it apart
 * from sharing its caches. A result that looks worse than linear is measured again, and the fastest run counts.
 */
export async function costGrowth<Input>(
  build: (length: number) => Input,
  work: (input: Input) => unknown,
  length: number,
) {
  const [short, long] = [build(length), build(length * factor)]
  await work(short)
  let longMs = await processorMs(() => work(long))
  // Below this time, compilation and garbage collection dominate. Choose a length at which quadratic work takes longer.
  if (longMs < 100) return 1
  const shortMs = await meanProcessorMs(() => work(short))
  for (let run = 0; run < 4 && longMs >= linearGrowth * shortMs; run += 1) {
    longMs = Math.min(longMs, await processorMs(() => work(long)))
  }
  return longMs / shortMs
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
