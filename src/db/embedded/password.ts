import { randomBytes } from 'node:crypto'
import { link, open, readFile, rm } from 'node:fs/promises'
import { giveToOwner, type DatabaseFiles } from './database-files.ts'
import { hasCode } from '../../lib/errors/has-code.ts'

/**
 * Creates the password once. `link` makes the file appear complete or not at all, so two processes agree on one
 * password.
 */
export async function readOrMakePassword(files: DatabaseFiles): Promise<string> {
  const file = files.passwordFile
  const known = await readPassword(file)
  if (known) return known
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  const handle = await open(draft, 'wx', 0o600)
  try {
    await handle.writeFile(`${randomBytes(24).toString('base64url')}\n`)
    await handle.sync()
    await giveToOwner(files, draft)
    await link(draft, file)
  } catch (cause) {
    if (!hasCode(cause, 'EEXIST')) throw cause
  } finally {
    await handle.close()
    await rm(draft, { force: true })
  }
  return (await readPassword(file)) ?? readOrMakePassword(files)
}

async function readPassword(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim()
  } catch (cause) {
    if (hasCode(cause, 'ENOENT')) return undefined
    throw cause
  }
}
