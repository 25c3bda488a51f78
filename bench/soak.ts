import autocannon from 'autocannon'
import { startSite } from '../tests/site.ts'
import { residentMegabytes } from './process-use.ts'

const connections = 64
const warmUpSeconds = 30
const soakSeconds = 60
const mostGrowth = 1.2

const form = (path: string, fields: Record<string, string>): autocannon.Request => ({
  method: 'POST',
  path,
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(fields).toString(),
})

const read = [
  '/',
  '/latest',
  '/recipes',
  '/categories',
  '/categories/desserts',
  '/faq',
  '/blog',
  '/kb',
  '/about',
  '/privacy',
]
const recipes = ['classic-chocolate-chip-cookies', 'homemade-margherita-pizza', 'thai-coconut-curry-soup'].flatMap(
  (id) => [`/recipe/${id}`, `/recipe/${id}.data`, `/recipe/${id}?scale=2`],
)
const words = [
  'soup',
  'chiken soop',
  'garlic',
  'pizza',
  'marshmallow',
  '\'"%_\\',
  '🍲',
  'a or b -c',
  'x'.repeat(10_000),
]
const searches = words.flatMap((word) => [`/search?q=${encodeURIComponent(word)}`])
const nothing = ['/recipe/nowhere', '/no/such/page', '/search?page=1000000000', '/latest?page=-1', '/kb/..%2f..%2fetc']

const requests: Array<autocannon.Request> = [
  ...[...read, ...recipes, ...searches, ...nothing].map((path) => ({ method: 'GET' as const, path })),
  form('/newsletter?index', { email: 'soak@example.com' }),
  form('/newsletter', { email: 'no address' }),
  form('/contact', { name: 'Soak', email: 'soak@example.com', message: 'The leeks were very good, thank you.' }),
  form('/contact', { name: '', email: 'x', message: '' }),
  { method: 'POST', path: '/api/recipes', headers: { 'content-type': 'application/json' }, body: '{"title":""}' },
]

/** Sends all kinds of requests at the same time for a minute. No request may fail, and memory must not grow. */
const site = await startSite()
const run = (duration: number) =>
  autocannon({ url: site.url, connections, duration, requests, headers: { 'accept-encoding': 'gzip, br' } })
const memory = () => residentMegabytes(site.pid) ?? Number.NaN
try {
  await run(warmUpSeconds)
  const before = memory()
  const result = await run(soakSeconds)
  const after = memory()
  console.log(`${result.requests.total} requests in ${soakSeconds} s over ${connections} connections`)
  console.log(`answers: ${result['2xx']} 2xx, ${result['3xx']} 3xx, ${result['4xx']} 4xx, ${result['5xx']} 5xx`)
  console.log(`errors: ${result.errors} of sockets, ${result.timeouts} without an answer in time`)
  console.log(`latency: p50 ${result.latency.p50} ms, p99 ${result.latency.p99} ms`)
  console.log(`memory: ${before.toFixed(0)} MB after warm-up, ${after.toFixed(0)} MB at the end`)
  const problems = [
    result['5xx'] > 0 && 'some answers were faults of the site',
    (result.errors > 0 || result.timeouts > 0) && 'some requests had no answer',
    after > before * mostGrowth && 'memory grew by more than a fifth',
  ].filter((problem) => problem !== false)
  for (const problem of problems) console.error(`MISSED ${problem}`)
  if (problems.length > 0) process.exitCode = 1
} finally {
  await site.stop()
}
