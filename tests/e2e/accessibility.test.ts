import { afterAll, expect, test } from 'vitest'
import { findingsOn } from './axe-findings.ts'
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
    await page.goto(siteUrl + route)
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
