import { fileURLToPath } from 'node:url'
import { forceStop } from '../db/embedded/force-stop.ts'
import { readEnv } from '../lib/env/env.ts'
import { errorWithoutValues } from '../lib/log/without-values.ts'
import type { App } from '../operations/app/app.ts'
import { startApp } from '../operations/app/start-app.ts'
import { chooseSite, problemWithNewDatabase } from './choose-site.ts'

const projectFolder = fileURLToPath(new URL('../..', import.meta.url))

/** Opens the app for a command, with or without a running server, and closes it afterward. Returns the exit code. */
export async function withApp(
  work: (app: App) => Promise<number>,
  { mayMakeDatabase = false }: { mayMakeDatabase?: boolean } = {},
): Promise<number> {
  const chosen = await chooseSite(process.env, { projectFolder })
  if (!chosen.ok) return printProblem(chosen.problem)
  const env = readEnv({ LOG_LEVEL: 'warn', ...chosen.settings })
  if (!env.ok) return printProblem(env.problem)
  const problem = await problemWithNewDatabase(env.env, { mayMakeDatabase })
  if (problem) return printProblem(problem)
  const removeListeners = stopWithSignals()
  try {
    const started = await startApp(env.env)
    if (!started.ok) return printProblem(started.problem)
    return await work(started.app).finally(started.close)
  } catch (cause) {
    throw cause instanceof Error ? errorWithoutValues(cause) : cause
  } finally {
    removeListeners()
  }
}

function printProblem(problem: string): number {
  process.stderr.write(`${problem}\n`)
  return 1
}

const exitWith = (code: number) => () => void forceStop(5_000).then(() => process.exit(code))

/**
 * Stops the embedded database on SIGINT and SIGTERM. It runs in its own session, so Ctrl-C does not reach it. Returns a
 * function that stops listening.
 */
function stopWithSignals(): () => void {
  const listeners = [
    ['SIGINT', exitWith(130)],
    ['SIGTERM', exitWith(143)],
  ] as const
  for (const [signal, listener] of listeners) process.once(signal, listener)
  return () => {
    for (const [signal, listener] of listeners) process.off(signal, listener)
  }
}
