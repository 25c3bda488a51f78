import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startSite } from '../tests/site.ts'
import { printLine } from './budget.ts'
import { median } from './wrk.ts'
import { residentMegabytes, untilQuiet } from './process-use.ts'

const times = 5
/** V8 keeps freed memory for about ten seconds. */
const idleMs = 15_000

/** Measures the restart of an installed, built and migrated site, and the memory of its idle process. */
const dataDir = await mkdtemp(join(tmpdir(), 'marshmallow-bench-'))
await chmod(dataDir, 0o711)
try {
  const first = await startSite({ dataDir })
  await untilQuiet(first.pid)
  await first.stop()
  const seconds: Array<number> = []
  const megabytes: Array<number> = []
  for (let time = 0; time < times; time += 1) {
    const before = performance.now()
    const site = await startSite({ dataDir })
    seconds.push((performance.now() - before) / 1000)
    await untilQuiet(site.pid)
    await sleep(idleMs)
    megabytes.push(residentMegabytes(site.pid) ?? Number.NaN)
    await site.stop()
  }
  printLine({ what: 'start, database included', value: median(seconds), unit: 's', budget: 2, is: 'most' })
  printLine({ what: 'memory when idle', value: median(megabytes), unit: 'MB', budget: 250, is: 'most' })
} finally {
  await rm(dataDir, { recursive: true, force: true })
}
