import { createHmac, randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Env } from '../lib/env/env.ts'
import { hasCode } from '../lib/errors/has-code.ts'

type KeyEnv = Pick<Env, 'SECRET_KEY' | 'DATA_DIR'>

/**
 * Derives a key per purpose, so that a leaked one opens nothing else. The root is SECRET_KEY, or a file that is created
 * once. `linkSync` makes the file appear complete or not at all, so two processes agree on one.
 */
export function secretFor(env: KeyEnv, purpose: string): Buffer {
  return createHmac('sha256', env.SECRET_KEY ?? storedKey(env.DATA_DIR))
    .update(`marshmallow:${purpose}`)
    .digest()
}

function storedKey(folder: string): string {
  const file = join(folder, 'secret-key')
  const known = readKey(file)
  if (known) return known
  mkdirSync(folder, { recursive: true })
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  writeFileSync(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx', flush: true })
  try {
    linkSync(draft, file)
  } catch (cause) {
    if (!hasCode(cause, 'EEXIST')) throw cause
  } finally {
    rmSync(draft, { force: true })
  }
  const stored = readKey(file)
  if (stored) return stored
  throw new Error(`${file} is empty. Restore it from a backup. If you have none, delete it: everyone signs in again.`)
}

function readKey(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim() || undefined
  } catch (cause) {
    if (hasCode(cause, 'ENOENT')) return undefined
    throw cause
  }
}
