import { poolThreads } from './thread-pool.ts'
// After `thread-pool.ts`, because loading sharp starts the pool.
import sharp from 'sharp'
import { createQueue } from './waiting-line.ts'

sharp.concurrency(1)

/**
 * A quarter of the threads that also read files. With twelve pictures at once, a tiny file waited for eleven seconds;
 * with two, 25 ms. Waiting work holds no picture, or one that `source-picture.ts` counts.
 */
export const pictureQueue = { concurrency: Math.max(1, Math.floor(poolThreads / 4)), maxWaiting: 60 }

/** Every use of sharp goes through this queue. */
export const enqueuePictureWork = createQueue(pictureQueue)

export const busyMessage = 'Too many pictures are being processed right now.'

export { sharp }
