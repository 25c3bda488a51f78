import { appendFile, mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrowserContext } from 'playwright-core'
import type { RunnerTestCase } from 'vitest'

/** True if `TRACE=1 npm test` was used. A trace is optional, because it makes browser tests about a fifth slower. */
const isTracing = process.env['TRACE'] === '1'

const slug = (text: string) => text.replaceAll(/[^\w-]+/g, '-').slice(0, 80)

export async function startTrace(context: BrowserContext) {
  if (isTracing) await context.tracing.start({ screenshots: true, snapshots: true })
}

/** Saves the errors, the console, and every open page as a screenshot and HTML in `test-results`. Prints the folder. */
export async function saveFailure(context: BrowserContext, task: Readonly<RunnerTestCase>, messages: Array<string>) {
  const folder = join('test-results', slug(task.file.name.replace(/\.test\.ts$/, '')), slug(task.name))
  await mkdir(folder, { recursive: true })
  // If a later try passes, the report has no errors. Those of all tries so far are here.
  const errors = (task.result?.errors ?? []).flatMap(({ stack, message, diff }) => [stack ?? message, diff ?? ''])
  await writeFile(join(folder, 'errors.txt'), errors.join('\n'))
  await appendFile(join(folder, 'console.txt'), `${messages.join('\n')}\n`)
  // Each visitor of a test saves its own pages.
  const saved = (await readdir(folder)).filter((name) => name.endsWith('.html')).length
  for (const [index, page] of context.pages().entries()) {
    const file = join(folder, `page-${saved + index + 1}`)
    await writeFile(`${file}.html`, `<!-- ${page.url()} -->\n${await page.content().catch(String)}`)
    await page.screenshot({ path: `${file}.png`, fullPage: true, timeout: 5_000 }).catch(() => undefined)
  }
  if (isTracing) await context.tracing.stop({ path: join(folder, 'trace.zip') })
  console.error(`The failed page is saved in ${folder}`)
}
