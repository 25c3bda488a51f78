/** Calls `onPassed` when a document was read for longer than it may be. Pauses do not count. */
export function createReadingDeadline(onPassed: () => void) {
  let timer: NodeJS.Timeout | undefined
  let timeLeftMs = 0
  let resumedAt = 0

  function resume() {
    resumedAt = performance.now()
    timer = setTimeout(onPassed, timeLeftMs)
  }

  return {
    begin(timeoutMs: number) {
      timeLeftMs = timeoutMs
      resume()
    },
    pause() {
      clearTimeout(timer)
      timeLeftMs = Math.max(1, timeLeftMs - (performance.now() - resumedAt))
    },
    resume,
    end: () => clearTimeout(timer),
  }
}
