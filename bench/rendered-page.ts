import { startSite } from '../tests/site.ts'
import { printLine } from './budget.ts'
import { load, medianOf, type Round } from './load.ts'
import { untilQuiet } from './process-use.ts'

const rounds = 5
const pages = { home: '/', recipe: '/recipe/classic-chocolate-chip-cookies' }

/** What it takes to make a page, with nothing kept: the site's own setting for that. One visitor for the time, eight for the rate. */
const site = await startSite({ env: { PAGE_CACHE_MB: '0' } })
try {
  await untilQuiet(site.pid)
  for (const [name, path] of Object.entries(pages)) {
    const measure = (connections: number, seconds: number) =>
      load(site.url + path, { pid: site.pid, connections, seconds })
    await measure(8, 3)
    const alone: Array<Round> = []
    const together: Array<Round> = []
    for (let round = 0; round < rounds; round += 1) {
      alone.push(await measure(1, 2))
      together.push(await measure(8, 2))
    }
    const p50 = medianOf(alone, 'p50Ms')
    printLine({ what: `${name} rendered, p50`, value: p50, unit: 'ms', budget: 15, is: 'most' })
    printLine({
      what: `${name} rendered, rate of one process`,
      value: medianOf(together, 'requestsPerSecond'),
      unit: 'requests/s',
      budget: 300,
      is: 'least',
      note: `${medianOf(together, 'cpuMs').toFixed(2)} ms of processor time a page`,
    })
  }
} finally {
  await site.stop()
}
