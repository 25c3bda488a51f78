import { createLog } from '../lib/log/log.ts'
import { errorWithoutValues } from '../lib/log/without-values.ts'

/** Tells the operator about the start and the end, regardless of the log level. */
export interface OperatorNotes {
  say(text: string): void
  /** Tells why the site does not start, or ends. */
  refuse(problem: string): void
  fail(cause: Error): void
}

interface NotesOptions {
  /** The value of `LOG_FORMAT`. A wrong one is refused later, so it may be anything. */
  format: string | undefined
  isTerminal?: boolean
  /** For tests. */
  destination?: { write(line: string): void }
}

/** A program that reads the log as JSON gets these lines as JSON too. */
export function createOperatorNotes({
  format,
  isTerminal = process.stdout.isTTY,
  destination,
}: NotesOptions): OperatorNotes {
  const isText = format === 'text' || (format !== 'json' && isTerminal)
  if (isText)
    return {
      say: (text) => console.log(text),
      refuse: (problem) => console.error(problem),
      fail: (cause) => console.error(errorWithoutValues(cause)),
    }
  const log = createLog({ level: 'info', format: 'json', ...(destination && { destination }) })
  return {
    // The spaces align the lines on a terminal.
    say: (text) => log.info(text.replace(/: {2,}/, ': ')),
    refuse: (problem) => log.fatal(problem),
    fail: (cause) => log.fatal({ err: cause }, 'An error that nothing caught'),
  }
}
