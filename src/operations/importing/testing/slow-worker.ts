/** A worker that loads as slowly as the real one on a busy machine. */
await new Promise((resolve) => setTimeout(resolve, 1_500))
await import('./stubborn-worker.ts')
