import { createHmac, randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Env } from '../lib/env.ts'

type KeyEnv = Pick<Env, 'SECRET_KEY' | 'DATA_DIR'>

/**
 * A key of its own for each purpose, so that one that leaks opens nothing else. All come from SECRET_KEY, or from a file that is
 * made once; the link makes it appear whole or not at all, and two processes at once agree on one.
 */
export function secretFor(env: KeyEnv, purpose: string): Buffer {
  return createHmac('sha256', env.SECRET_KEY ?? keptKey(env.DATA_DIR))
    .update(`marshmallow:${purpose}`)
    .digest()
}

function keptKey(folder: string): string {
  const file = join(folder, 'secret-key')
  const known = readKey(file)
  if (known) return known
  mkdirSync(folder, { recursive: true })
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  writeFileSync(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx', flush: true })
  try {
    linkSync(draft, file)
  } catch (cause) {
    if (!isCode(cause, 'EEXIST')) throw cause
  } finally {
    rmSync(draft, { force: true })
  }
  return readKey(file) ?? keptKey(folder)
}

function readKey(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim() || undefined
  } catch (cause) {
    if (isCode(cause, 'ENOENT')) return undefined
    throw cause
  }
}

const isCode = (cause: unknown, code: string) => cause instanceof Error && 'code' in cause && cause.code === code
