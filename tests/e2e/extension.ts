import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { findWholeChromium } from '../../scripts/find-chromium.ts'
import { filesInZip } from './files-in-zip.ts'

/** Downloads the extension from a site and loads it into a Chromium of its own, as a cook does in developer mode. */
export async function browserWithExtension(siteUrl: string) {
  const folder = await mkdtemp(join(tmpdir(), 'marshmallow-extension-'))
  const zip = Buffer.from(await (await fetch(`${siteUrl}/extension/chromium.zip`)).arrayBuffer())
  for (const [name, bytes] of Object.entries(await filesInZip(zip))) {
    mkdirSync(dirname(join(folder, 'unpacked', name)), { recursive: true })
    await writeFile(join(folder, 'unpacked', name), bytes)
  }
  const unpacked = join(folder, 'unpacked')
  const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
    executablePath: findWholeChromium(),
    headless: true,
    // Without the sandbox as in all browser tests, and with Playwright's own flags that turn extensions off left out.
    ignoreDefaultArgs: ['--disable-extensions'],
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--enable-unsafe-extension-debugging',
      `--disable-extensions-except=${unpacked}`,
      `--load-extension=${unpacked}`,
    ],
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
  })
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  const id = new URL(worker.url()).host

  /** Presses the extension's button in the toolbar while a page is shown, and returns the tab that it opens. */
  async function press(page: Page): Promise<Page> {
    const browser = await context.browser()?.newBrowserCDPSession()
    if (!browser) throw new Error('This browser cannot press buttons of extensions')
    const { targetInfos } = await browser.send('Target.getTargets', { filter: [{ type: 'tab' }] })
    const targetId = targetInfos.find(({ url }) => url === page.url())?.targetId
    const opened = context.waitForEvent('page')
    // Playwright does not know this call of the DevTools protocol yet.
    const send = browser.send.bind(browser) as (method: string, parameters: object) => Promise<unknown>
    await send('Extensions.triggerAction', { id, targetId })
    return opened
  }

  async function close() {
    await context.close()
    await rm(folder, { recursive: true, force: true })
  }
  return { context, id, press, close }
}
