import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'
import { cpuSeconds } from './process-use.ts'

export interface Round {
  requestsPerSecond: number
  p50Ms: number
  /** The server's processor time per request. Undefined if the system does not report it. */
  cpuMs: number | undefined
}

interface Load {
  pid: number
  connections: number
  seconds: number
  encoding?: 'identity' | 'gzip'
}

/**
 * Sends requests to one address with `wrk` in one thread. Its C code takes a tenth of the processor time of a load
 * generator in Node, which was slower than the server. Throws if a request fails or returns an error status.
 */
export async function loadWithWrk(url: string, { pid, connections, seconds, encoding = 'gzip' }: Load): Promise<Round> {
  const before = cpuSeconds(pid)
  const options = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '-H', `Accept-Encoding: ${encoding}`]
  const { stdout } = await promisify(execFile)('wrk', [...options, url])
  const after = cpuSeconds(pid)
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1])
  const problem = /Non-2xx.*|Socket errors.*/.exec(stdout)?.[0]
  if (problem || !requests) throw new Error(`${url}: ${problem ?? stdout}`)
  return {
    requestsPerSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    p50Ms: milliseconds(/50%\s+([\d.]+)(us|ms|s)/.exec(stdout)),
    cpuMs: before === undefined || after === undefined ? undefined : ((after - before) * 1000) / requests,
  }
}

function milliseconds(match: RegExpExecArray | null): number {
  const factors: Record<string, number> = { us: 0.001, ms: 1, s: 1000 }
  return Number(match?.[1]) * (factors[match?.[2] ?? ''] ?? Number.NaN)
}

export function hasWrk(): boolean {
  if (spawnSync('wrk', ['--version']).error === undefined) return true
  console.warn('!!! SKIPPED: this needs wrk. Install it: apt-get install wrk')
  process.exitCode = 1
  return false
}

export function median(numbers: ReadonlyArray<number>): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

export const medianOf = (rounds: ReadonlyArray<Round>, key: keyof Round) =>
  median(rounds.map((round) => round[key] ?? Number.NaN))
