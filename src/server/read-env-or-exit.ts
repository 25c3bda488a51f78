import { type Env, readEnv } from '../lib/env.ts'

/** A wrong setting ends the start with one clear message, before anything was touched. */
export function readEnvOrExit(): Env {
  const outcome = readEnv(process.env)
  if (outcome.ok) return outcome.env
  console.error(outcome.problem)
  process.exit(1)
}
