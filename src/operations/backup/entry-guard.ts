import { Transform } from 'node:stream'
import { BackupProblem } from './backup-problem.ts'

/** What is read ahead, and padding. */
const slack = 1_000_000

/** Lets through what an entry said to have, and little more: names, too, may be endless, and are gathered in memory before anybody sees them. */
export function createEntryGuard() {
  let left = slack
  const stream = new Transform({
    transform(chunk: Buffer, _, done) {
      left -= chunk.length
      if (left < 0) done(new BackupProblem('It holds a name or a gap that is larger than any in a backup.'))
      else done(null, chunk)
    },
  })
  return { stream, expect: (bytes: number) => void (left = bytes + slack) }
}
