import { randomUUID } from 'node:crypto'
import { destination as fileDescriptor, pino, stdTimeFunctions } from 'pino'
import type { DestinationStream, LevelWithSilent, Logger } from 'pino'
import { prettyLine } from './log/pretty-line.ts'
import { withoutSecrets } from './log/without-secrets.ts'

export type Log = Logger

/** One JSON object per line for machines; on a terminal, one line to read. */
export function createLog({
  level,
  destination = standardOutput(),
}: {
  level: LevelWithSilent
  destination?: DestinationStream
}): Log {
  const options = {
    level,
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    hooks: { streamWrite: withoutSecrets },
  }
  return pino(options, destination)
}

/** Keeps the name a proxy gave the request, unless it could confuse a log. */
export function requestId(given: string | null | undefined): string {
  return given && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
}

function standardOutput(): DestinationStream {
  if (!process.stdout.isTTY) return fileDescriptor(1)
  return { write: (line) => void process.stdout.write(prettyLine(line)) }
}
