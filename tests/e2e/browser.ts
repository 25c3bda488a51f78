import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, onTestFinished, type RunnerTestCase, TestRunner } from 'vitest'
import { findChromium } from '../../scripts/find-chromium.ts'
import { saveFailure, startTrace } from './save-failure.ts'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Chromium draws without a graphics card either way. Without this, a tenth more processor time goes into it.
  '--disable-software-rasterizer',
  // A page of a test lives for seconds. Optimizing its scripts takes more processor time than it saves: a tenth of the
  // pages' own, a twentieth of all.
  '--js-flags=--no-opt,--no-maglev',
]

let sharedBrowser: Promise<Browser> | undefined

/**
 * Opens one Chromium for all test files of a worker, because each start costs a second. It closes when the worker ends.
 */
function openBrowser(): Promise<Browser> {
  sharedBrowser ??= chromium.launch({ executablePath: findChromium(), args: flags, headless: true })
  return sharedBrowser
}

export interface WatchedPage {
  page: Page
  /** Script errors and console errors. Tests end by expecting none. */
  pageErrors: Array<string>
  close(): Promise<void>
}

/**
 * Opens a page in a new context. The context closes with the test, or with the file if it was opened outside a test.
 */
export async function newVisitor(options: BrowserContextOptions = {}): Promise<WatchedPage> {
  const browser = await openBrowser()
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    // Only its own tests need it. Others count requests, or answer them themselves.
    serviceWorkers: 'block',
    ...options,
  })
  await context.addInitScript(withoutTransitions)
  await startTrace(context)
  context.setDefaultTimeout(90_000)
  if (options.javaScriptEnabled !== false) context.on('page', waitForHydration)
  const page = await context.newPage()
  const pageErrors: Array<string> = []
  const messages: Array<string> = []
  page.on('pageerror', (error) => pageErrors.push(`script: ${error.message}`))
  page.on('console', (message) => {
    messages.push(`${message.type()}: ${message.text()}`)
    if (message.type() !== 'error') return
    // The scripts of a test run in every frame, but not in the preview of a mail, whose frame runs none.
    if (message.text().startsWith("Blocked script execution in 'about:srcdoc'")) return
    const { url } = message.location()
    // Chromium reports the address of a failed request only in the location.
    const where = message.text().startsWith('Failed to load') ? ` at ${new URL(url).pathname}` : ''
    pageErrors.push(`console: ${message.text()}${where}`)
  })
  const close = () => context.close()
  const saveIfFailed = async ({ task }: { task: Readonly<RunnerTestCase> }) => {
    if (task.result?.state === 'fail') await saveFailure(context, task, [...pageErrors, ...messages])
  }
  if (TestRunner.getCurrentTest()) {
    onTestFinished(async (test) => {
      await saveIfFailed(test)
      await close()
    })
  } else {
    afterEach(saveIfFailed)
    afterAll(close)
  }
  return { page, pageErrors, close }
}

/** Removes transitions. Each draws a dozen frames that no test looks at, and until it ends, a color belongs to no theme. */
function withoutTransitions() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('*, ::before, ::after, ::backdrop { transition: none !important }')
  document.adoptedStyleSheets = [sheet]
}

/** Goes offline once the page has loaded everything. */
export async function goOffline(page: Page) {
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
}

/** Waits for hydration. React ignores input before that, so every visit waits. */
function waitForHydration(page: Page) {
  const open = page.goto.bind(page)
  const reload = page.reload.bind(page)
  const hydrated = async (answer: Awaited<ReturnType<typeof open>>, until: string | undefined) => {
    const isPage = answer?.headers()['content-type']?.startsWith('text/html')
    // Tests that block scripts wait only for 'commit'.
    if (isPage && until !== 'commit') await page.waitForFunction(isHydrated, undefined, { timeout: 45_000 })
    return answer
  }
  page.goto = async (url, options) => hydrated(await open(url, options), options?.waitUntil)
  page.reload = async (options) => hydrated(await reload(options), options?.waitUntil)
}

const isHydrated = () => {
  const main = document.querySelector('main')
  return !main || Object.keys(main).some((key) => key.startsWith('__reactProps'))
}
