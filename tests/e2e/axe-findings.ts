import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { default as axe, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

/** Half as much to read for every page as `axe.source`, which is not minified. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Options for all runs. There are no frames and no style sheets of other sites. */
const common: RunOptions = { resultTypes: ['violations'], iframes: false, preload: false }
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const colorRules = ['color-contrast', 'link-in-text-block']
const withoutColors: RunOptions = {
  ...common,
  runOnly: { type: 'tag', values: tags },
  rules: Object.fromEntries(colorRules.map((rule) => [rule, { enabled: false }])),
}
/** Only these rules can differ between themes. */
const onlyColors: RunOptions = { ...common, runOnly: { type: 'rule', values: colorRules } }

/** Colors of texts that axe found nothing in, by theme. */
const accepted = { light: new Set<string>(), dark: new Set<string>() }

/**
 * Returns axe's findings with their places, those of colors in both themes. Runs axe
 * in the page without `@axe-core/playwright`, which injects it again for each theme and therefore takes two to three
 * times as long.
 */
export async function findingsOn(page: Page, where: string) {
  await page.evaluate(source)
  const theme = await page.evaluate(() => document.documentElement.dataset['theme'] ?? 'light')
  const found = await findings(page, withoutColors)
  const light = await colorFindings(page, 'light')
  const dark = await colorFindings(page, 'dark')
  // Restores the page for later tests.
  await showTheme(page, theme)
  return [
    ...[...found, ...light].map((finding) => `${where}: ${finding}`),
    ...dark.map((finding) => `${where} in the dark theme: ${finding}`),
  ]
}

/**
 * Returns axe's findings about colors. Runs axe only if the page has colors that no earlier page had, because it takes
 * longer for colors than for all other rules, and most pages have the same ones.
 */
async function colorFindings(page: Page, theme: keyof typeof accepted) {
  await showTheme(page, theme)
  const colors = await page.evaluate(colorsOfTexts)
  if (colors.every((color) => accepted[theme].has(color))) return []
  const found = await findings(page, onlyColors)
  if (found.length === 0) for (const color of colors) accepted[theme].add(color)
  return found
}

/** Lists the color, size and backgrounds of each text of the page. A picture in the background makes a text unlike all others. */
function colorsOfTexts(): Array<string> {
  const found = new Set<string>()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const holder = texts.currentNode.parentElement
    if (!texts.currentNode.textContent?.trim() || !holder?.checkVisibility({ visibilityProperty: true })) continue
    const { color, fontSize, fontWeight, textDecorationLine } = getComputedStyle(holder)
    const size = Number.parseFloat(fontSize)
    // WCAG asks for less contrast in large text, and for underlines in links.
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700)
    const parts = [color, isLarge ? 'large' : '', holder.closest('a') ? `link ${textDecorationLine}` : '']
    for (let box: Element | null = holder; box; box = box.parentElement) {
      const { backgroundColor, backgroundImage, opacity } = getComputedStyle(box)
      if (opacity !== '1') parts.push(opacity)
      if (backgroundImage !== 'none') parts.push(texts.currentNode.textContent)
      if (backgroundColor === 'rgba(0, 0, 0, 0)') continue
      parts.push(backgroundColor)
      if (!/[/,] ?0?\.\d+\)$/.test(backgroundColor)) break
    }
    found.add(parts.join(' '))
  }
  return [...found]
}

const findings = (page: Page, options: RunOptions) =>
  page.evaluate(async (rules) => {
    const { axe: inPage } = window as unknown as { axe: typeof axe }
    const { violations } = await inPage.run(document, rules)
    return violations.map(({ id, nodes }) => `${id} at ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
  }, options)

const showTheme = (page: Page, name: string) =>
  page.evaluate((theme) => void (document.documentElement.dataset['theme'] = theme), name)
