import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Only these rules can differ between themes. */
const colorRules = ['color-contrast', 'link-in-text-block']

/** Legacy mode opens no window for frames of other sites, which do not exist here. */
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })

const explain = (where: string, { violations }: Awaited<ReturnType<AxeBuilder['analyze']>>) =>
  violations.map(({ id, nodes }) => `${where}: ${id} at ${nodes.map((node) => node.target.join(' ')).join(', ')}`)

/** Returns axe's findings with their places: all rules in the light theme, color rules in the dark theme. */
export async function findingsOn(page: Page, where: string) {
  // A color in transition belongs to neither theme.
  const style = await page.addStyleTag({ content: '*, ::before, ::after { transition: none !important }' })
  const theme = await page.evaluate(() => document.documentElement.dataset['theme'] ?? 'light')
  await showTheme(page, 'light')
  const light = await axe(page).withTags(tags).analyze()
  await showTheme(page, 'dark')
  const dark = await axe(page).withRules(colorRules).analyze()
  // Restores the page for later tests.
  await showTheme(page, theme)
  await style.evaluate((element) => void element.parentNode?.removeChild(element))
  return [...explain(where, light), ...explain(`${where} in the dark theme`, dark)]
}

const showTheme = (page: Page, name: string) =>
  page.evaluate((theme) => void (document.documentElement.dataset['theme'] = theme), name)
