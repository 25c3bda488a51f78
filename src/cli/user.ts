import { randomBytes } from 'node:crypto'
import { isRole, type Role, roles } from '../core/role.ts'
import { onOneLine } from '../core/one-line.ts'
import { listUsersByAge } from '../db/users.ts'
import { siteAddress } from '../lib/env.ts'
import { changeRole } from '../operations/accounts/change-role.ts'
import { createAccount } from '../operations/accounts/create-account.ts'
import { makeResetLinkByHand } from '../operations/accounts/reset-link.ts'
import type { App } from '../operations/app.ts'
import { printedTime } from './printed-time.ts'
import { withApp } from './with-app.ts'

const usage = `Usage: marshmallow user list
       marshmallow user create <email> [${roles.join('|')}]
       marshmallow user grant-admin <email>
       marshmallow user reset-link <email>
`
const mostListed = 1000

/** `marshmallow user`: accounts, without the pages of the administration. */
export async function run([verb, email, role = 'cook', ...rest]: ReadonlyArray<string>): Promise<number> {
  if (verb === 'list' && email === undefined) return withApp(list)
  if (verb === 'grant-admin' && email && rest.length === 0) return withApp((app) => grant(app, email, 'admin'))
  if (verb === 'reset-link' && email && rest.length === 0) return withApp((app) => printResetLink(app, email))
  if (verb === 'create' && email && isRole(role) && rest.length === 0) return withApp((app) => create(app, email, role))
  process.stderr.write(usage)
  return 2
}

async function list({ db }: App): Promise<number> {
  const users = await listUsersByAge(db, mostListed)
  for (const { createdAt, email, name, role } of users)
    process.stdout.write(`${printedTime(createdAt)}  ${role.padEnd(7)}  ${email}  ${onOneLine(name, 80)}\n`)
  if (users.length === 0) process.stdout.write('Nobody has an account.\n')
  if (users.length === mostListed) process.stdout.write(`These are the oldest ${mostListed}.\n`)
  return 0
}

/** The password is printed once: it is changed on the account page. */
async function create(app: App, email: string, role: Role): Promise<number> {
  const password = randomBytes(12).toString('base64url')
  const asker = { cookies: '', visitor: `command line ${process.pid}`, program: '' }
  const outcome = await createAccount(app, { name: '', email, password }, asker)
  if (outcome.kind !== 'created') {
    const problem = outcome.kind === 'invalid' ? Object.values(outcome.errors).join('. ') : 'Try again in an hour'
    process.stderr.write(`${problem}.\n`)
    return 1
  }
  if (role !== 'cook') await changeRole(app, email, role)
  process.stdout.write(`${email} is a ${role} now, with the password ${password}\n`)
  return 0
}

async function grant(app: App, email: string, role: Role): Promise<number> {
  const outcome = await changeRole(app, email, role)
  const sentences = {
    changed: `${email} is ${role} now.`,
    already: `${email} was ${role} already.`,
    unknown: `Nobody has an account with the address ${email}. Make one with: marshmallow user create ${email} admin`,
  }
  process[outcome === 'unknown' ? 'stderr' : 'stdout'].write(`${sentences[outcome]}\n`)
  return outcome === 'unknown' ? 1 : 0
}

async function printResetLink(app: App, email: string): Promise<number> {
  const made = await makeResetLinkByHand(app, email)
  if (!made) {
    process.stderr.write(`Nobody has an account with the address ${email}.\n`)
    return 1
  }
  process.stdout.write(`${made.link}\n`)
  process.stdout.write(`Good once, for one hour. Send it to ${made.to} alone: whoever opens it gets the account.\n`)
  if (!app.env.PUBLIC_URL)
    process.stdout.write(
      `PUBLIC_URL is not set: change ${siteAddress(app.env)} to the address others open the site by.\n`,
    )
  return 0
}
