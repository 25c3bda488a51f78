import { spawn, type SpawnOptions } from 'node:child_process'
import { dirname } from 'node:path'
import type { Account } from './account.ts'

/**
 * The site's secrets are in its environment and are no business of PostgreSQL. `LC_ALL` keeps messages in the language
 * we look for; the working folder is one that every account may enter.
 */
export function asAccount(account: Account | undefined): SpawnOptions {
  const { PATH, SystemRoot } = process.env
  return {
    cwd: '/',
    env: { LC_ALL: 'C', ...(PATH && { PATH }), ...(SystemRoot && { SystemRoot }) },
    ...(account && { uid: account.uid, gid: account.gid }),
  }
}

/** Runs one of PostgreSQL's programs to its end. */
export function runTool(
  program: string,
  args: Array<string>,
  { account, input = '' }: { account: Account | undefined; input?: string },
): Promise<{ ok: boolean; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { ...asAccount(account), stdio: 'pipe' })
    let output = ''
    const collect = (chunk: Buffer) => {
      output += chunk.toString()
    }
    child.stdout?.on('data', collect)
    child.stderr?.on('data', collect)
    child.stdin?.on('error', () => undefined).end(input)
    child.once('error', (cause) => resolve({ ok: false, output: `${output}\n${cause.message} (${dirname(program)})` }))
    child.once('close', (code) => resolve({ ok: code === 0, output }))
  })
}
