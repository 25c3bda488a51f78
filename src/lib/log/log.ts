import { randomUUID } from 'node:crypto'
import { stripVTControlCharacters } from 'node:util'
import { destination as fileDescriptor, pino, stdSerializers, stdTimeFunctions } from 'pino'
import type { DestinationStream, LevelWithSilent, LogFn, Logger } from 'pino'
import { prettyLine } from './pretty-line.ts'
import { withoutSecrets } from './without-secrets.ts'
import { withoutValues } from './without-values.ts'

export type Log = Logger

type LogFormat = 'text' | 'json'

interface LogOptions {
  level: LevelWithSilent
  /** Defaults to text on a terminal and JSON elsewhere. */
  format?: LogFormat | undefined
  destination?: DestinationStream
}

/** Writes one line per event, without secrets and without values of failed queries. */
export function createLog({ level, format, destination = standardOutput(format) }: LogOptions): Log {
  const options = {
    level,
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { cause: stdSerializers.err },
    hooks: { logMethod: logWithoutValues, streamWrite: withoutSecrets },
  }
  return pino(options, destination)
}

function logWithoutValues(this: Logger, [fields, ...rest]: Parameters<LogFn>, write: LogFn) {
  write.apply(this, [withoutValues(fields), ...rest])
}

/** Returns the request id a proxy sent, or a new one if that could corrupt the log. */
export function requestId(given: string | null | undefined): string {
  return given && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
}

function standardOutput(format: LogFormat = process.stdout.isTTY ? 'text' : 'json'): DestinationStream {
  if (format === 'json') return fileDescriptor(1)
  const readable = process.stdout.isTTY ? prettyLine : (line: string) => stripVTControlCharacters(prettyLine(line))
  return { write: (line) => void process.stdout.write(readable(line)) }
}
