import { DatabaseProblem } from '../../connection/database-problem.ts'
import { startEmbedded } from '../start-embedded.ts'

/**
 * Uses the embedded database in a separate process: `node use-database.ts <folder>`. Prints one line when the database
 * is ready, or the problem. Stops at the end of its input.
 */
const print = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`)
const log = { info: () => undefined, warn: () => undefined, error: () => undefined }

process.on('SIGINT', () => print({ interrupted: true }))
try {
  const server = await startEmbedded({ dataDir: process.argv[2] ?? '', log, settings: { fsync: 'off' } })
  print({ url: server.url })
  await process.stdin.resume().toArray()
  await server.stop()
} catch (cause) {
  if (!(cause instanceof DatabaseProblem)) throw cause
  print({ problem: cause.message })
}
