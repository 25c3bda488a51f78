import autocannon from 'autocannon'
import { cpuSeconds } from './process-use.ts'

export interface Round {
  requestsPerSecond: number
  p50Ms: number
  p99Ms: number
  /** Processor time of the server for one request; undefined where nobody tells. */
  cpuMs: number | undefined
}

/** One stretch of load on one address. Anything but an answer that was asked for makes the number worthless. */
export async function load(
  url: string,
  { pid, connections, seconds }: { pid: number; connections: number; seconds: number },
): Promise<Round> {
  const before = cpuSeconds(pid)
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    headers: { 'accept-encoding': 'gzip, deflate, br' },
  })
  const after = cpuSeconds(pid)
  if (result.errors || result.non2xx) throw new Error(`${url}: ${result.errors} errors, ${result.non2xx} other answers`)
  return {
    requestsPerSecond: result.requests.total / result.duration,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    cpuMs: before === undefined || after === undefined ? undefined : ((after - before) * 1000) / result.requests.total,
  }
}

export function median(numbers: ReadonlyArray<number>): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

export const medianOf = (rounds: ReadonlyArray<Round>, key: keyof Round) =>
  median(rounds.map((round) => round[key] ?? Number.NaN))
