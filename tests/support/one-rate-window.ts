/**
 * Runs work within one window of a rate limit. Rate limits count per window of the clock, such as each full hour.
 * Repeats the work with new visitors until it fits into one window.
 */
export async function inOneRateWindow<Result>(seconds: number, work: () => Promise<Result>): Promise<Result> {
  for (;;) {
    const before = windowNow(seconds)
    const result = await work()
    if (windowNow(seconds) === before) return result
  }
}

const windowNow = (seconds: number) => Math.floor(Date.now() / 1000 / seconds)
