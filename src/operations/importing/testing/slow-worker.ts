import { setTimeout } from 'node:timers/promises'

/** A worker that loads as slowly as the real one on a busy machine. */
await setTimeout(1_500)
await import('./stubborn-worker.ts')
