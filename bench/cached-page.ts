import { startSite } from '../tests/site.ts'
import { startBare } from './bare.ts'
import { printLine } from './budget.ts'
import { untilQuiet } from './process-use.ts'
import { load, median, medianOf, type Round } from './load.ts'

const rounds = 15
const path = '/recipe/classic-chocolate-chip-cookies'
const strength = { connections: 32, seconds: 1 }

/** A visitor's page from the cache, beside a server that does nothing but send the same bytes with the same headers. */
const site = await startSite()
await untilQuiet(site.pid)
const bare = await startBare(site.url + path)
try {
  const ours: Array<Round> = []
  const theirs: Array<Round> = []
  const targets = [
    { url: site.url + path, pid: site.pid, into: ours },
    { url: bare.url, pid: bare.pid, into: theirs },
  ]
  for (const { url, pid } of targets) await load(url, { pid, ...strength })
  for (let round = 0; round < rounds; round += 1)
    for (const { url, pid, into } of targets) into.push(await load(url, { pid, ...strength }))
  // Neighbours in time are compared, so that what else the machine does weighs on both.
  const shares = ours.map((own, round) => own.requestsPerSecond / (theirs[round]?.requestsPerSecond ?? Number.NaN))
  printLine({
    what: 'cached page, share of a bare node:http server',
    value: median(shares),
    budget: 0.75,
    is: 'least',
    note: `${Math.round(medianOf(ours, 'requestsPerSecond'))} of ${Math.round(medianOf(theirs, 'requestsPerSecond'))} requests/s; by processor time ${(medianOf(theirs, 'cpuMs') / medianOf(ours, 'cpuMs')).toFixed(2)}`,
  })
} finally {
  await bare.stop()
  await site.stop()
}
