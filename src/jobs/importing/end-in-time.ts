/** The queue gives up a job after 120 seconds and starts it again, which must not meet the first run. */
const longestTurnMs = 90_000

/** Adds to the signal of a job that its time is nearly over. The step in hand has half a minute to end. */
export const endInTime = (signal: AbortSignal): AbortSignal =>
  AbortSignal.any([signal, AbortSignal.timeout(longestTurnMs)])
