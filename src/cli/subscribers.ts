import { onOneLine } from '../core/text/one-line.ts'
import { listActiveSubscribers } from '../db/newsletter/subscribers.ts'
import type { App } from '../operations/app/app.ts'
import { withApp } from './with-app.ts'

const readAtOnce = 1_000

/** `marshmallow subscribers`: prints one address per line and nothing else, for other newsletter services. */
export async function run(args: ReadonlyArray<string>): Promise<number> {
  if (args.length === 0) return withApp(list)
  process.stderr.write('Usage: marshmallow subscribers\n')
  return 2
}

async function list(app: App): Promise<number> {
  let emails = await listActiveSubscribers(app.db, '', readAtOnce)
  while (emails.length > 0) {
    process.stdout.write(emails.map((email) => `${onOneLine(email)}\n`).join(''))
    emails = await listActiveSubscribers(app.db, emails.at(-1) ?? '', readAtOnce)
  }
  return 0
}
