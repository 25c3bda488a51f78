import { startSite } from '../tests/site.ts'
import { startBare } from './bare.ts'
import { printLine } from './budget.ts'
import { untilQuiet } from './process-use.ts'
import { hasWrk, loadWithWrk, median, medianOf, type Round } from './wrk.ts'

const rounds = 11
const path = '/recipe/classic-chocolate-chip-cookies'

/** Compares a cached page with a server that only sends the same bytes and headers. */
async function compare(encoding: 'identity' | 'gzip') {
  const site = await startSite()
  await untilQuiet(site.pid)
  const bare = await startBare(site.url + path, encoding)
  const strength = { connections: 32, seconds: 1, encoding }
  try {
    const cached: Array<Round> = []
    const plain: Array<Round> = []
    const targets = [
      { url: site.url + path, pid: site.pid, into: cached },
      { url: bare.url, pid: bare.pid, into: plain },
    ]
    for (const { url, pid } of targets) await loadWithWrk(url, { pid, ...strength, seconds: 3 })
    for (let round = 0; round < rounds; round += 1)
      for (const { url, pid, into } of targets) into.push(await loadWithWrk(url, { pid, ...strength }))
    // Compares consecutive rounds, so that other work on the machine affects both.
    const shares = cached.map((own, round) => own.requestsPerSecond / (plain[round]?.requestsPerSecond ?? Number.NaN))
    printLine({
      what: `cached page, ${encoding}, share of bare node:http`,
      value: median(shares),
      budget: 0.85,
      is: 'least',
      note: `${rate(cached)} of ${rate(plain)} requests/s; by processor time ${(medianOf(plain, 'cpuMs') / medianOf(cached, 'cpuMs')).toFixed(2)}`,
    })
  } finally {
    await bare.stop()
    await site.stop()
  }
}

if (hasWrk()) {
  await compare('identity')
  await compare('gzip')
}

function rate(measured: ReadonlyArray<Round>): number {
  return Math.round(medianOf(measured, 'requestsPerSecond'))
}
