import { expect, test } from 'vitest'
import { goOffline, newVisitor } from './browser.ts'
import { plainVisitor } from './plain-visitor.ts'
import { siteUrl } from './worker-site.ts'

const recipe = `${siteUrl}/recipe/creamy-garlic-parmesan-pasta`
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

test('cooks a scaled recipe on a phone, step by step, with timers that outlast a reload, and by keyboard', async () => {
  const { page, pageErrors, close } = await newVisitor(phone)
  await page.clock.install()
  await page.goto(`${recipe}?scale=2`)
  const added = page.getByText('Added to your list')
  await page.getByRole('button', { name: 'Add to shopping list' }).first().click()
  await added.waitFor()
  await page.getByRole('link', { name: 'Cook', exact: true }).click()
  await page.waitForURL('**/cook?scale=2')
  await expect.poll(() => page.getByRole('banner').getByRole('link', { name: 'Blog' }).count()).toBe(0)
  const step = page.getByRole('region', { name: /^Step \d of 5$/ })
  expect(await step.innerText()).toContain('Scoop out 360 ml of the cooking water')
  // The message about the list would cover the step.
  await expect.poll(() => added.count()).toBe(0)

  await page.getByRole('button', { name: 'Start a timer: 9 minutes' }).click()
  await page.getByRole('link', { name: 'Next' }).click()
  await step.getByText('Step 2 of 5').waitFor()
  const forThisStep = ['2 tbsp olive oil', '60 g unsalted butter', '12 garlic cloves']
  expect(await step.getByRole('listitem').allInnerTexts()).toEqual(forThisStep)
  await page.getByRole('button', { name: 'Start a timer: 3 minutes' }).click()
  const timers = page.getByRole('region', { name: 'Timers' }).getByRole('listitem')
  expect(await timers.count()).toBe(2)

  await page.getByRole('button', { name: 'Ingredients' }).click()
  await page.getByRole('dialog', { name: 'Ingredients' }).getByText('800 g').first().waitFor()
  await page.getByRole('button', { name: 'Back to the step' }).click()

  await goOffline(page)
  await page.getByRole('link', { name: 'Next' }).click()
  await step.getByText('Step 3 of 5').waitFor()
  await page.clock.fastForward(180_000)
  await page.getByText('time is up', { exact: false }).first().waitFor()
  await page.getByRole('button', { name: /^Stop/ }).click()
  expect(await timers.count()).toBe(1)
  await page.context().setOffline(false)

  await page.getByRole('link', { name: 'Close cook mode' }).click()
  await page.waitForURL(`${recipe}?scale=2`)
  await timers.first().waitFor()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).scrollIntoViewIfNeeded()
  // The page makes room a moment after the timers appear.
  await expect
    .poll(async () => {
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
      const endOfPage = await page.getByRole('contentinfo').boundingBox()
      const topOfTimers = await page.getByRole('region', { name: 'Timers' }).boundingBox()
      return endOfPage && topOfTimers && endOfPage.y + endOfPage.height - topOfTimers.y
    })
    .toBeLessThanOrEqual(1)
  await page.getByRole('link', { name: 'Cook', exact: true }).click()
  await step.getByText('Step 3 of 5').waitFor()
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.reload()
  await step.getByText('Step 3 of 5').waitFor()
  expect(await timers.getByRole('timer').innerText()).toMatch(/^[56]:\d\d$/)
  await page.getByRole('button', { name: /^Remove the timer/ }).click()

  expect(await page.getByRole('complementary', { name: 'Ingredients' }).innerText()).toContain('800 g')
  for (const [key, number] of [
    ['ArrowRight', 4],
    ['ArrowLeft', 3],
    [' ', 4],
    [' ', 5],
  ] as const) {
    await page.keyboard.press(key)
    await step.getByText(`Step ${number} of 5`).waitFor()
  }
  // While the recipe loads, cook mode is still shown at its last step.
  const gate = Promise.withResolvers<void>()
  await page.route('**/creamy-garlic-parmesan-pasta.data*', async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.getByRole('link', { name: 'Done' }).press('Enter')
  await page.getByText('Loading recipe...').waitFor()
  gate.resolve()
  await page.waitForURL(`${recipe}?scale=2`)
  // Otherwise cook mode would show the first step only until it opens the stored one.
  expect(await page.evaluate(() => Object.values(localStorage).join())).not.toContain('"step":5')
  await page.getByRole('link', { name: 'Cook', exact: true }).click()
  await step.getByText('Step 1 of 5').waitFor()
  expect(pageErrors).toEqual([])
  await close()
})

test('shows each step without script', async () => {
  const first = await plainVisitor(siteUrl).open(`${recipe}/cook`)
  const second = await first.follow('Next')
  expect(second.text('main')).toContain('Step 2 of 5')
  expect(second.text('main')).not.toContain('Step 1 of 5')
  expect((await second.follow('Back')).text('main')).toContain('Step 1 of 5')
})
