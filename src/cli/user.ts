import { randomBytes } from 'node:crypto'
import { roleText } from '../core/accounts/role-text.ts'
import { isRole, type Role, roles } from '../core/accounts/role.ts'
import { onOneLine } from '../core/text/one-line.ts'
import { findUser, listUsersByAge } from '../db/accounts/users.ts'
import { siteAddress } from '../lib/env/env.ts'
import { changeRole } from '../operations/accounts/change-role.ts'
import { createAccount } from '../operations/accounts/create-account.ts'
import { makeResetLinkByHand } from '../operations/accounts/reset-link.ts'
import type { App } from '../operations/app/app.ts'
import { printedTime } from './printed-time.ts'
import { withApp } from './with-app.ts'

const usage = `Usage: marshmallow user list
       marshmallow user create <email> [${roles.join('|')}]
       marshmallow user grant-admin <email>
       marshmallow user reset-link <email>
`
const mostListed = 1000

/** `marshmallow user`: manages accounts without the administration pages. */
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
  if (users.length === 0) process.stdout.write('No accounts yet.\n')
  if (users.length === mostListed) process.stdout.write(`These are the oldest ${mostListed}.\n`)
  return 0
}

/** Creates an account and prints its password once. The owner can change the password on the account page. */
async function create(app: App, email: string, role: Role): Promise<number> {
  if (await findUser(app.db, { email: email.trim().toLowerCase() })) {
    process.stderr.write(`There is already an account with the address ${email}.\n`)
    return 1
  }
  const password = randomBytes(12).toString('base64url')
  const requester = { cookies: '', visitor: `command line ${process.pid}`, program: '' }
  const outcome = await createAccount(app, { name: '', email, password }, requester, { isLetIn: true })
  if (outcome.kind !== 'created') {
    const problem = outcome.kind === 'invalid' ? Object.values(outcome.errors).join('. ') : 'Try again in an hour'
    process.stderr.write(`${problem}.\n`)
    return 1
  }
  if (role !== 'cook') await changeRole(app, email, role)
  process.stdout.write(`${email} is now ${withArticle(role)}, with the password ${password}\n`)
  return 0
}

async function grant(app: App, email: string, role: Role): Promise<number> {
  const outcome = await changeRole(app, email, role)
  const sentences = {
    changed: `${email} is now ${withArticle(role)}.`,
    already: `${email} was ${withArticle(role)} already.`,
    unknown: `No account with the address ${email}. Create one with: marshmallow user create ${email} admin`,
  }
  process[outcome === 'unknown' ? 'stderr' : 'stdout'].write(`${sentences[outcome]}\n`)
  return outcome === 'unknown' ? 1 : 0
}

const withArticle = (role: Role) => `${/^[aeiou]/.test(role) ? 'an' : 'a'} ${roleText[role].label.toLowerCase()}`

async function printResetLink(app: App, email: string): Promise<number> {
  const made = await makeResetLinkByHand(app, email)
  if (!made) {
    process.stderr.write(`No account with the address ${email}.\n`)
    return 1
  }
  process.stdout.write(`${made.link}\n`)
  process.stdout.write(
    `Works once, within one hour. Send it only to ${made.to} : anyone who opens it gets the account.\n`,
  )
  if (!app.env.PUBLIC_URL)
    process.stdout.write(`PUBLIC_URL is not set. Change ${siteAddress(app.env)} to the site’s public address.\n`)
  return 0
}
