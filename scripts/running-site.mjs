import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Returns the process of a site that runs from this folder. The records are those of
 * `src/db/embedded/running-sites.ts`, which cannot be read before the dependencies are installed. A development server
 * compiles pages on request, so it does not need the build.
 */
export function findRunningSite(folder, { needs }) {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : []
  const sites = names.map((name) => readRecord(join(folder, name))).filter((site) => site && isSite(site.pid))
  return sites.find(({ isDevelopment }) => needs === 'dependencies' || !isDevelopment)?.pid
}

function readRecord(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** After a crash, another process may have the id. Linux says which program it is. */
function isSite(pid) {
  try {
    process.kill(pid, 0)
  } catch (cause) {
    if (cause.code !== 'EPERM') return false
  }
  const program = `/proc/${pid}/cmdline`
  return !existsSync(program) || /\b(?:server|dev)\.ts\b/.test(readFileSync(program, 'utf8'))
}
