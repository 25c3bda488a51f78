import { readEnv } from '../lib/env.ts'
import type { App } from '../operations/app.ts'
import { startApp } from '../operations/start-app.ts'

/** Opens what a command needs, beside a running server or without one, and closes it again. Returns the exit code. */
export async function withApp(work: (app: App) => Promise<number>): Promise<number> {
  const env = readEnv({ LOG_LEVEL: 'warn', ...process.env })
  const started = env.ok ? await startApp(env.env) : env
  if (!started.ok) {
    process.stderr.write(`${started.problem}\n`)
    return 1
  }
  try {
    return await work(started.app)
  } finally {
    await started.close()
  }
}
