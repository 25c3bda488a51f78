import { spawn } from 'node:child_process'

export interface Step {
  name: string
  command: ReadonlyArray<string>
}

export interface Outcome {
  name: string
  isPassed: boolean
}

/** Runs the steps in parallel. Prints the output of a failed step in one piece when the step ends. */
export function runTogether(steps: ReadonlyArray<Step>, env: NodeJS.ProcessEnv = process.env): Promise<Array<Outcome>> {
  return Promise.all(steps.map((step) => run(step, env, 'collected')))
}

/** Runs one step and prints its output live. */
export function runAlone(step: Step, env: NodeJS.ProcessEnv = process.env): Promise<Outcome> {
  console.log(`\n── ${step.name}`)
  return run(step, env, 'live')
}

/**
 * Sets the exit code and lets the process end by itself. `process.exit` drops output that waits for a pipe: `npm run
 * check | tail` lost everything after the first 64 KB, including the names of failed tests.
 */
export function endWith(isPassed: boolean): void {
  process.exitCode = isPassed ? 0 : 1
}

async function run({ name, command }: Step, env: NodeJS.ProcessEnv, output: 'collected' | 'live'): Promise<Outcome> {
  const started = performance.now()
  const [program = '', ...args] = command
  const child = spawn(program, args, { stdio: output === 'live' ? 'inherit' : ['ignore', 'pipe', 'pipe'], env })
  const printed: Array<Buffer> = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => printed.push(chunk))
  const code = await new Promise<number | null>((resolve) => {
    child.on('error', () => resolve(1))
    child.on('close', resolve)
  })
  const isPassed = code === 0
  if (!isPassed && output === 'collected') process.stdout.write(`\n${Buffer.concat(printed)}`)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`── ${name}: ${isPassed ? 'ok' : 'FAILED'} (${seconds} s)`)
  return { name, isPassed }
}
