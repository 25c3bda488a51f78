import { Transform } from 'node:stream'
import { BackupProblem } from './backup-problem.ts'

/** Allows for padding and for bytes that tar-stream reads ahead. */
const slack = 1_000_000

/**
 * Stops entries that are larger than they claim. tar-stream collects names in memory before we see them, so those are
 * limited too.
 */
export function createEntryGuard() {
  let left = slack
  const stream = new Transform({
    transform(chunk: Buffer, _, done) {
      left -= chunk.length
      if (left < 0) done(new BackupProblem('It contains a name or gap larger than any in a backup.'))
      else done(null, chunk)
    },
  })
  return { stream, expect: (bytes: number) => void (left = bytes + slack) }
}
