import { poolThreads } from './thread-pool.ts'
// After it, as loading sharp starts the pool.
import sharp from 'sharp'
import { createLine } from './waiting-line.ts'

sharp.concurrency(1)

/**
 * A quarter of the threads that also read files: twelve pictures at once made a tiny file wait for eleven seconds, two at
 * once for 25 ms. What waits holds no picture, or one of those that `source-picture.ts` counts.
 */
export const pictureLine = { atOnce: Math.max(1, Math.floor(poolThreads / 4)), mostWaiting: 60 }

/** Every use of sharp goes through here. */
export const inPictureLine = createLine(pictureLine)

export const busyMessage = 'Too many pictures are being prepared at this moment.'

export { sharp }
