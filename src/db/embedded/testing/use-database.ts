import { DatabaseProblem } from '../../database-problem.ts'
import { startEmbedded } from '../../embedded.ts'

/**
 * A process of its own that uses the embedded database: `node use-database.ts <folder>`. It prints a line once it is
 * up, or the problem, and stops when its input ends.
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
