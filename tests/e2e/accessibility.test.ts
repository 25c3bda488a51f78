import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { launch, newVisitor } from './browser.ts'
import { keptFor, kindsOfPages, sendRecipe } from './crawling/kinds-of-pages.ts'
import { siteUrl } from './site-url.ts'

const browser = await launch()
afterAll(() => browser.close())

const submission = await sendRecipe(siteUrl)

const refusedForms = [
  ['/contact', 'Send Message'],
  ['/support', 'Send Request'],
] as const

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** What a theme can change: everything else was found, or not, in the other one. */
const rulesOfColour = ['color-contrast', 'link-in-text-block']

/** Only what is wrong, and without the window Axe opens for frames of other sites: there are none. */
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })

const explain = (where: string, { violations }: Awaited<ReturnType<AxeBuilder['analyze']>>) =>
  violations.map(({ id, nodes }) => `${where}: ${id} at ${nodes.map((node) => node.target.join(' ')).join(', ')}`)

/** What the page itself does wrong, each with the place: everything by day, and at night what a theme can change. */
async function findingsOn(page: Page, where: string) {
  // A colour on its way from one theme to the other is neither's.
  await page.addStyleTag({ content: '*, ::before, ::after { transition: none !important }' })
  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'light'))
  const byDay = await axe(page).withTags(tags).analyze()
  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'))
  const atNight = await axe(page).withRules(rulesOfColour).analyze()
  return [...explain(where, byDay), ...explain(`${where} at night`, atNight)]
}

test('axe finds nothing on any kind of page, by day and at night', { timeout: 400_000 }, async () => {
  const { page, close } = await newVisitor(browser, { reducedMotion: 'reduce' })
  await page.goto(siteUrl)
  await page.evaluate((kept) => {
    for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value)
  }, keptFor(submission))
  const findings: Array<string> = []
  for (const route of kindsOfPages(submission)) {
    await page.goto(siteUrl + route, { waitUntil: 'load' })
    findings.push(...(await findingsOn(page, route)))
  }
  // Forms that were refused, with their errors at the fields.
  for (const [route, button] of refusedForms) {
    await page.goto(siteUrl + route, { waitUntil: 'networkidle' })
    await page.getByLabel('Name').fill(' ')
    await page.getByLabel('Email', { exact: true }).fill('nobody@nowhere.example')
    await page.getByLabel('Message').fill(' ')
    await page.getByRole('button', { name: button }).click()
    await page.locator('[aria-invalid=true]').first().waitFor()
    // A toast that is still fading in is pale for a moment.
    await page.waitForTimeout(700)
    findings.push(...(await findingsOn(page, `${route} refused`)))
  }
  expect(findings).toEqual([])
  await close()
})
