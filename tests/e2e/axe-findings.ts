import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { default as axe, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

/** Half as much to read for every page as `axe.source`, which is not minified. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Options for all runs. There are no frames and no style sheets of other sites. */
const common: RunOptions = { resultTypes: ['violations'], iframes: false, preload: false }
const allRules: RunOptions = {
  ...common,
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
}
/** Only these rules can differ between themes. */
const colorRules: RunOptions = {
  ...common,
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
}

/**
 * Returns axe's findings with their places: all rules in the light theme, and color rules in the dark theme. Runs axe
 * in the page without `@axe-core/playwright`, which injects it again for each theme and therefore takes two to three
 * times as long.
 */
export async function findingsOn(page: Page, where: string) {
  await page.evaluate(source)
  // During a transition, a color belongs to neither theme.
  const style = await page.addStyleTag({ content: '*, ::before, ::after { transition: none !important }' })
  const theme = await page.evaluate(() => document.documentElement.dataset['theme'] ?? 'light')
  await showTheme(page, 'light')
  const light = await findings(page, allRules)
  await showTheme(page, 'dark')
  const dark = await findings(page, colorRules)
  // Restores the page for later tests.
  await showTheme(page, theme)
  await style.evaluate((element) => void element.parentNode?.removeChild(element))
  return [...light.map((found) => `${where}: ${found}`), ...dark.map((found) => `${where} in the dark theme: ${found}`)]
}

const findings = (page: Page, options: RunOptions) =>
  page.evaluate(async (rules) => {
    const { axe: inPage } = window as unknown as { axe: typeof axe }
    const { violations } = await inPage.run(document, rules)
    return violations.map(({ id, nodes }) => `${id} at ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
  }, options)

const showTheme = (page: Page, name: string) =>
  page.evaluate((theme) => void (document.documentElement.dataset['theme'] = theme), name)
