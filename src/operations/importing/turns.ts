import { setTimeout as sleep } from 'node:timers/promises'

/** `elsewhere`: another process works on this import, after a restart for example. */
export type Turn = 'finished' | 'time-over' | 'elsewhere'

const longPauseMs = 500

/**
 * Pauses a job for four times as long as its last step took, so that visitors get most of the machine. After a step
 * that waited for pictures, for as long as it took.
 */
export async function giveWay(ms: number, signal: AbortSignal): Promise<void> {
  // An aborted job stops before its next step.
  await sleep(Math.max(ms, Math.min(4 * ms, longPauseMs)), undefined, { signal }).catch(() => undefined)
}
