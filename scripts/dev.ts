import { startStandIns } from './stand-ins.ts'

/** Starts the development server. With --stand-ins, servers on loopback stand in for other services. */
if (process.argv.includes('--stand-ins')) {
  const { env, notes } = await startStandIns(process.env)
  Object.assign(process.env, env)
  for (const note of notes) console.log(note)
}
if (!process.argv.includes('--dev')) process.argv.push('--dev')
await import('../src/server.ts')
