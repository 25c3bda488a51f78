import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** What a theme can change: everything else was found, or not, in the other one. */
const rulesOfColour = ['color-contrast', 'link-in-text-block']

/** Only what is wrong, and without the window Axe opens for frames of other sites: there are none. */
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })

const explain = (where: string, { violations }: Awaited<ReturnType<AxeBuilder['analyze']>>) =>
  violations.map(({ id, nodes }) => `${where}: ${id} at ${nodes.map((node) => node.target.join(' ')).join(', ')}`)

/** What the page itself does wrong, each with the place: everything by day, and at night what a theme can change. */
export async function findingsOn(page: Page, where: string) {
  // A colour on its way from one theme to the other is neither's.
  await page.addStyleTag({ content: '*, ::before, ::after { transition: none !important }' })
  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'light'))
  const byDay = await axe(page).withTags(tags).analyze()
  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'))
  const atNight = await axe(page).withRules(rulesOfColour).analyze()
  return [...explain(where, byDay), ...explain(`${where} at night`, atNight)]
}
