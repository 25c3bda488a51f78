import { onOneLine } from '../core/text/one-line.ts'
import { listNewestMessages } from '../db/messages/messages.ts'
import type { App } from '../operations/app/app.ts'
import { printedTime } from './printed-time.ts'
import { withApp } from './with-app.ts'

const mostListed = 500

/** `marshmallow messages`: lists messages from visitors, mailed or not. */
export async function run(args: ReadonlyArray<string>): Promise<number> {
  if (args.length === 0) return withApp(list)
  process.stderr.write('Usage: marshmallow messages\n')
  return 2
}

async function list(app: App): Promise<number> {
  const newest = await listNewestMessages(app.db, mostListed)
  for (const { createdAt, kind, name, email, message } of newest.toReversed()) {
    const lines = message.split('\n').map((line) => `    ${onOneLine(line)}`.trimEnd())
    const sender = `${onOneLine(name)} <${onOneLine(email)}>`
    process.stdout.write(`${printedTime(createdAt)}  ${kind}  ${sender}\n${lines.join('\n')}\n\n`)
  }
  if (newest.length === 0) process.stdout.write('No messages yet.\n')
  if (newest.length === mostListed) process.stdout.write(`These are the newest ${mostListed}.\n`)
  return 0
}
