import { once } from 'node:events'
import { hasCode } from '../lib/errors/has-code.ts'

/**
 * Ignores a program that closes the pipe, as `head` does after its last line. The command continues, so that an import
 * finishes. Other failures, such as a full disk, are reported in a sentence.
 */
export function bearClosedOutput(): void {
  process.stderr.on('error', () => undefined)
  process.stdout.on('error', (cause: Error) => {
    if (hasCode(cause, 'EPIPE')) return
    process.stderr.write(`The output could not be written: ${cause.message}\n`)
    process.exitCode = 1
  })
}

/** Prints a line and waits until the next program keeps up. Returns false when the pipe is closed. */
export async function printed(line: string): Promise<boolean> {
  if (!process.stdout.write(`${line}\n`) && process.stdout.writable)
    await Promise.race([once(process.stdout, 'drain'), once(process.stdout, 'close')]).catch(() => undefined)
  return process.stdout.writable
}
