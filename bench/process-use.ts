import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

const ticksPerSecond = 100

/** Returns the processor time that a process has used. Returns undefined if the system does not report it. */
export function cpuSeconds(pid: number): number | undefined {
  const fields = read(pid, 'stat')
    ?.replace(/^.*\) /s, '')
    .split(' ')
  return fields && (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}

export function residentMegabytes(pid: number): number | undefined {
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(read(pid, 'status') ?? '')?.[1]
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1024
}

function read(pid: number, file: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return undefined
  }
}

const quietShare = 0.03
const longestWaitSeconds = 120

/**
 * Waits until the site is idle. After its first start, the site prepares pictures, which would distort the measurement.
 */
export async function untilQuiet(pid: number): Promise<void> {
  for (let waited = 0; waited < longestWaitSeconds; waited += 2) {
    const before = cpuSeconds(pid)
    await sleep(2_000)
    const after = cpuSeconds(pid)
    if (before !== undefined && after !== undefined && after - before < 2 * quietShare) return
  }
}
