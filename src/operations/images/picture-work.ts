import sharp from 'sharp'
import { createLine } from './waiting-line.ts'

/**
 * Pictures, files and name lookups share one small pool of threads (libuv's, four unless told otherwise): twelve pictures
 * at once made the reading of a tiny file wait for seven seconds. Two at once leave room for everything else, also
 * when half of the threads wait for slow name servers. The pool starts with its first use, which is after this line.
 */
process.env['UV_THREADPOOL_SIZE'] ??= '8'
sharp.concurrency(1)

/** A waiting piece of work may hold no picture, or one of 25 MB; `source-picture.ts` bounds those. */
export const pictureLine = { atOnce: 2, mostWaiting: 60 }

/** Every use of sharp goes through here. */
export const inPictureLine = createLine(pictureLine)

export const busyMessage = 'Too many pictures are being prepared at this moment.'
