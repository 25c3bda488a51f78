import type { Refusal } from '../web/shell/app-context.ts'

/** Limits the memory of all large forms together. */
const mostBytes = 160_000_000
/** Limits the forms of one visitor, who could otherwise use all of the memory with slow uploads. */
const mostAtOnce = 4
/** The largest limit of any path. Used for forms of unknown length. */
const longest = 12_000_000

const running = new Map<string, number>()
let bytesReserved = 0

type Room = { ok: true; leave(): void } | { ok: false; refusal: Refusal }

/** Reserves memory for a large form. Call `leave` when done. */
export function reserveRoom(visitor: string, bytes = longest): Room {
  const atOnce = running.get(visitor) ?? 0
  if (atOnce >= mostAtOnce) return { ok: false, refusal: tooManyAtOnce }
  if (bytesReserved + bytes > mostBytes) return { ok: false, refusal: noRoom }
  running.set(visitor, atOnce + 1)
  bytesReserved += bytes
  return {
    ok: true,
    leave() {
      bytesReserved -= bytes
      const rest = (running.get(visitor) ?? 1) - 1
      if (rest > 0) running.set(visitor, rest)
      else running.delete(visitor)
    },
  }
}

const tooManyAtOnce: Refusal = {
  status: 429,
  title: 'Please wait',
  sentence: `${mostAtOnce} of your large forms are still uploading.`,
  advice: 'Wait until one of them is done, then submit this one again.',
}

const noRoom: Refusal = {
  status: 503,
  title: 'The site is busy',
  sentence: 'Too many large forms are uploading right now.',
  advice: 'Go back in your browser and try again in a minute. What you typed is still there.',
}
