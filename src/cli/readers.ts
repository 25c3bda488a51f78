import { onOneLine } from '../core/one-line.ts'
import { listReaders } from '../db/newsletter-subscribers.ts'
import type { App } from '../operations/app.ts'
import { withApp } from './with-app.ts'

const readAtOnce = 1_000

/** `marshmallow readers`: one address a line and nothing else, for whatever sends the newsletter. */
export async function run(args: ReadonlyArray<string>): Promise<number> {
  if (args.length === 0) return withApp(list)
  process.stderr.write('Usage: marshmallow readers\n')
  return 2
}

async function list(app: App): Promise<number> {
  let emails = await listReaders(app.db, '', readAtOnce)
  while (emails.length > 0) {
    process.stdout.write(emails.map((email) => `${onOneLine(email)}\n`).join(''))
    emails = await listReaders(app.db, emails.at(-1) ?? '', readAtOnce)
  }
  return 0
}
