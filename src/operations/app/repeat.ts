/**
 * Does the work at once, and again after each pause. Skips a turn while the last one goes on. After a failure, the next
 * turn comes as usual. Does not keep the process from ending.
 */
export function repeat(everyMs: number, work: () => Promise<void>, onFailure: (cause: unknown) => void): void {
  let isWorking = false
  async function takeTurn() {
    if (isWorking) return
    isWorking = true
    await work().catch(onFailure)
    isWorking = false
  }
  void takeTurn()
  setInterval(() => void takeTurn(), everyMs).unref()
}
