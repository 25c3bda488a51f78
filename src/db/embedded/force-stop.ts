import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Programs that this process waits for, with the signal that ends each: initdb, and a server that is not in use yet.
 */
const programs = new Map<ChildProcess, NodeJS.Signals>()
/** Callbacks that disconnect from the servers in use. */
const servers = new Set<() => Promise<void>>()
let isStopping = false

/** Returns true after `forceStop`. PostgreSQL is then no longer started. */
export const isForcedToStop = () => isStopping

/** Makes a forced stop end the program. Call the returned function to let the program continue instead. */
export function endWithProcess(child: ChildProcess, signal: NodeJS.Signals): () => void {
  const release = () => void programs.delete(child)
  programs.set(child, signal)
  child.once('exit', release)
  child.once('error', release)
  if (isStopping) child.kill(signal)
  return release
}

export function leaveWithProcess(leave: () => Promise<void>): () => void {
  servers.add(leave)
  return () => void servers.delete(leave)
}

/**
 * Stops quickly. Ends the PostgreSQL programs that this process started, even during a first start, and stops the
 * server unless another process uses it. The server finishes stopping even after `withinMs`.
 */
export async function forceStop(withinMs: number): Promise<void> {
  isStopping = true
  const ends = [...programs].map(([child, signal]) => {
    const ended = once(child, 'exit')
    child.kill(signal)
    return ended
  })
  const leaves = [...servers].map((leave) => leave())
  await Promise.race([Promise.allSettled([...ends, ...leaves]), sleep(withinMs)])
}
