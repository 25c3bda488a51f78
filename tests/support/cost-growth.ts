const factor = 8

/** A limit between linear and quadratic growth, with a margin for cache misses. */
export const linearGrowth = 24

/**
 * Returns how much more processor time `work` takes if the input is eight times as long: about 8 for linear work, and
 * 64 for quadratic work. Only this thread's processor time counts, so other programs change it little. A result that
 * looks worse than linear is measured again, and the fastest run counts.
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
  const shortest = 100
  if (longMs < shortest) return 1
  const shortMs = await meanProcessorMs(() => work(short))
  for (let run = 0; run < 4 && longMs >= linearGrowth * shortMs; run += 1) {
    longMs = Math.min(longMs, await processorMs(() => work(long)))
    if (longMs < shortest) return 1
  }
  return longMs / Math.max(shortMs, 0.01)
}

/**
 * Returns the mean processor time of `work`. On some machines the clock moves in steps of 4 ms, and one pause of the
 * garbage collector doubles short work, so short work is repeated.
 */
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
