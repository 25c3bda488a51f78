import { AxeBuilder } from '@axe-core/playwright'
import { afterAll, expect, inject, test } from 'vitest'
import { launch, newVisitor } from './browser.ts'

const siteUrl = inject('siteUrl')
const browser = await launch()
afterAll(() => browser.close())

const routes = [
  '/',
  '/recipe/creamy-garlic-parmesan-pasta',
  '/recipe/creamy-garlic-parmesan-pasta?scale=1.5',
  '/recipe/no-such-recipe',
  '/import',
  '/import?by=hand',
  '/import-options',
  '/categories',
  '/categories/desserts',
  '/all-categories',
  '/chefs/luca-ferrante',
  '/chefs/nobody',
  '/saved',
  '/latest',
  '/recipes',
  '/search?q=pasta',
  '/blog',
  '/blog/how-to-toast-a-marshmallow',
  '/faq',
  '/kb',
  '/kb?tab=recipes',
  '/kb?tab=meal-planning',
  '/kb?tab=community',
  '/kb?q=nothing-like-it',
  '/kb/scaling-a-recipe',
  '/meal-plan',
  '/about',
  '/contact',
  '/support',
  '/newsletter',
  '/newsletter/confirm',
  '/privacy',
  '/submit-recipe',
  '/auth',
  '/example-project',
  '/nowhere',
]

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

test.each(['light', 'dark'] as const)(
  'axe finds nothing in the %s theme',
  { timeout: 240_000 },
  async (colorScheme) => {
    const { page, close } = await newVisitor(browser, { colorScheme })
    const findings: Array<string> = []
    for (const route of routes) {
      await page.goto(siteUrl + route, { waitUntil: 'networkidle' })
      const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze()
      findings.push(
        ...violations.map(
          ({ id, nodes }) => `${route}: ${id} at ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
        ),
      )
    }
    expect(findings).toEqual([])
    await close()
  },
)
