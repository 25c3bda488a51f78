import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { expect } from 'vitest'
import { findChromium } from '../../scripts/find-chromium.ts'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: flags, headless: true })
}

export interface WatchedPage {
  page: Page
  /** What went wrong without being asserted: script errors and console errors. */
  complaints: Array<string>
  close(): Promise<void>
}

/** A page of a fresh visitor. A test ends by looking at `complaints`, so that silent errors do not stay silent. */
export async function newVisitor(browser: Browser, options: BrowserContextOptions = {}): Promise<WatchedPage> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options })
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  if (options.javaScriptEnabled !== false) waitForLife(page)
  const complaints: Array<string> = []
  page.on('pageerror', (error) => complaints.push(`script: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() !== 'error') return
    const { url } = message.location()
    // What could not be fetched is told of without its address.
    const where = message.text().startsWith('Failed to load') ? ` at ${new URL(url).pathname}` : ''
    complaints.push(`console: ${message.text()}${where}`)
  })
  return { page, complaints, close: () => context.close() }
}

/** What shows toasts comes with a visitor's first move; then the connection breaks. */
export async function goOffline(page: Page) {
  const toasts = page.locator('section[aria-label="Notifications"][tabindex]')
  // What waits for that move begins to wait a moment after React has the page.
  await expect.poll(() => page.keyboard.press('Shift').then(() => toasts.count())).toBe(1)
  // So do the parts of the page that are fetched for the moment a form is sent.
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
}

/** What is typed or pressed before React has taken the page over is the browser's alone, so a test waits for it as a cook's eyes would. */
function waitForLife(page: Page) {
  const open = page.goto.bind(page)
  const reload = page.reload.bind(page)
  const alive = async (answer: Awaited<ReturnType<typeof open>>, until: string | undefined) => {
    const isPage = answer?.headers()['content-type']?.startsWith('text/html')
    // Where a test keeps the scripts away it does not wait for more than the answer.
    if (isPage && until !== 'commit') await page.waitForFunction(isTakenOver, undefined, { timeout: 20_000 })
    return answer
  }
  page.goto = async (url, options) => alive(await open(url, options), options?.waitUntil)
  page.reload = async (options) => alive(await reload(options), options?.waitUntil)
}

const isTakenOver = () => {
  const main = document.querySelector('main')
  return !main || Object.keys(main).some((key) => key.startsWith('__reactProps'))
}
