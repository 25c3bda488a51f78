import { spawn, type SpawnOptions } from 'node:child_process'
import { dirname } from 'node:path'
import type { Account } from './account.ts'
import { endWithProcess } from './force-stop.ts'

/**
 * Returns options that run a program as the account. PostgreSQL must not see the site's secrets, which are in the
 * environment. `LC_ALL` sets the language of messages to the one that `explain` expects. Every account may enter the
 * working folder.
 */
export function asAccount(account: Account | undefined): SpawnOptions {
  const { PATH, SystemRoot } = process.env
  return {
    cwd: '/',
    env: { LC_ALL: 'C', ...(PATH && { PATH }), ...(SystemRoot && { SystemRoot }) },
    ...(account && { uid: account.uid, gid: account.gid }),
  }
}

interface ToolOptions {
  account: Account | undefined
  input?: string
  /** False for programs that must survive a forced stop, because the stop needs them. */
  endsWithProcess?: boolean
}

/** Runs one of PostgreSQL's programs to its end. */
export function runTool(
  program: string,
  args: Array<string>,
  { account, input = '', endsWithProcess = true }: ToolOptions,
): Promise<{ ok: boolean; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { ...asAccount(account), stdio: 'pipe' })
    if (endsWithProcess) endWithProcess(child, 'SIGTERM')
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
