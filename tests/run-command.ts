import { vi } from 'vitest'
import { main } from '../src/cli/main.ts'

/** Runs the command line in this process, because starting Node for every command costs a second of processor time. */
export async function runCommand(env: Record<string, string>, ...args: Array<string>) {
  const written = { output: '', errorOutput: '' }
  const collect = (name: keyof typeof written) => (text: string | Uint8Array) => {
    written[name] += String(text)
    return true
  }
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation(collect('output')),
    vi.spyOn(process.stderr, 'write').mockImplementation(collect('errorOutput')),
  ]
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  try {
    return { code: await main(args), ...written }
  } finally {
    vi.unstubAllEnvs()
    for (const spy of spies) spy.mockRestore()
  }
}
