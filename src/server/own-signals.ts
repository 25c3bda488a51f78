/**
 * Starts something, and removes its handlers for SIGTERM. React Router's plugin starts a server of Vite whose handler
 * exits before the database has stopped.
 */
export async function withOwnSignals<Started>(start: () => Promise<Started>): Promise<Started> {
  const own = process.listeners('SIGTERM')
  const started = await start()
  for (const listener of process.listeners('SIGTERM')) if (!own.includes(listener)) process.off('SIGTERM', listener)
  return started
}
