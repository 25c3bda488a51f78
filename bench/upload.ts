import { createWriteStream } from 'node:fs'
import { chmod, mkdtemp, rm, stat } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright-core'
import sharp from 'sharp'
import { ZipFile } from 'yazl'
import { findChromium } from '../scripts/find-chromium.ts'
import { signIn } from '../tests/accounts.ts'
import { startSite } from '../tests/site.ts'
import { residentMegabytes, untilQuiet } from './process-use.ts'

const recipes = 350
const minutes = 60_000

const page50 = { start: '<!doctype html><title>Soup</title>', megabytes: 50 }
const archive2000 = { start: 'PK\u0003\u0004', megabytes: 2_000 }

/** Imports a library of Paprika with 300 MB of photos in a browser, and measures the memory of the site meanwhile. */
const folder = await mkdtemp(join(tmpdir(), 'marshmallow-bench-'))
await chmod(folder, 0o711)
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
const site = await startSite({ dataDir: folder })
try {
  const library = join(folder, 'library.paprikarecipes')
  await writeLibrary(library)
  const { size } = await stat(library)
  await untilQuiet(site.pid)
  for (const [what, file] of Object.entries({ 'a web page of 50 MB': page50, 'a file of 2 GB': archive2000 }))
    console.log(`${what}: ${await refused(file)}, memory ${memory()} MB`)
  const page = await browser.newPage()
  await signIn(page, site, 'admin')
  await untilQuiet(site.pid)
  console.log(`${(size / 1e6).toFixed(0)} MB; memory of the idle site: ${memory()} MB`)
  await page.goto(`${site.url}/import?from=file`, { waitUntil: 'networkidle' })
  await page.getByLabel('Recipe file').setInputFiles(library)
  const start = page.getByRole('button', { name: `Import ${recipes} recipes` })
  console.log(`sent, read and stored: ${await watched(start.waitFor({ timeout: 10 * minutes }))}`)
  await start.click()
  const done = page.getByText(`${recipes} recipes imported.`)
  console.log(`imported with their pictures: ${await watched(done.waitFor({ timeout: 10 * minutes }))}`)
  await untilQuiet(site.pid)
  console.log(`memory after that: ${memory()} MB`)
} finally {
  await browser.close()
  await site.stop()
  await rm(folder, { recursive: true, force: true })
}

/** Sends a file in pieces of unknown total length until the site answers. */
function refused({ start, megabytes }: { start: string; megabytes: number }): Promise<string> {
  return new Promise((resolve, reject) => {
    const sent = request(`${site.url}/api/import/file?name=file`, { method: 'POST' }, async (answer) => {
      resolve(`${sentMegabytes} MB sent, ${(await text(answer)).trim().split('\n').at(-1)}`)
      sent.destroy()
    })
    sent.on('error', reject)
    const piece = Buffer.alloc(1_000_000, '<p>Soup</p>')
    let sentMegabytes = 0
    sent.write(start)
    const more = () => {
      if (sent.destroyed) return
      if (sentMegabytes === megabytes) return void sent.end()
      sentMegabytes += 1
      sent.write(piece, () => setImmediate(more))
    }
    more()
  })
}

/** Every recipe has the same photo, which is packed with each of them. */
async function writeLibrary(path: string) {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 }
  const photo = await sharp({ create: { width: 2_000, height: 1_400, channels: 3, background: 'gray', noise } })
    .jpeg({ quality: 66 })
    .toBuffer()
  const zip = new ZipFile()
  for (let number = 1; number <= recipes; number += 1) {
    const name = `Soup ${number}`
    const recipe = {
      name,
      ingredients: `${number} leeks\n1 l stock ${number}`,
      directions: 'Chop the leeks.\nSimmer them in the stock.',
      photo_data: photo.toString('base64'),
    }
    zip.addBuffer(gzipSync(JSON.stringify(recipe), { level: 1 }), `${name}.paprikarecipe`, { compress: false })
  }
  zip.end()
  await pipeline(zip.outputStream, createWriteStream(path))
}

function memory() {
  return Math.round(residentMegabytes(site.pid) ?? Number.NaN)
}

/** Waits, and says how long it took, the most memory and the slowest page for a visitor. */
async function watched(work: Promise<unknown>): Promise<string> {
  const started = performance.now()
  const ended = new AbortController()
  const over = work.finally(() => ended.abort())
  let [most, slowest] = [0, 0]
  while (!ended.signal.aborted) {
    const asked = performance.now()
    await fetch(`${site.url}/recipes?q=${asked}`).then((answer) => answer.text())
    slowest = Math.max(slowest, performance.now() - asked)
    most = Math.max(most, memory())
    await sleep(50)
  }
  await over
  const seconds = (performance.now() - started) / 1000
  return `${seconds.toFixed(1)} s, at most ${most} MB, slowest page for a visitor ${slowest.toFixed(0)} ms`
}
