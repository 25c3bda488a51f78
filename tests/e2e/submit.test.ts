import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { findingsOn } from './axe-findings.ts'
import { newVisitor } from './browser.ts'
import { siteUrl } from './worker-site.ts'

const photo = await sharp({ create: { width: 120, height: 90, channels: 3, background: 'chocolate' } })
  .jpeg()
  .toBuffer()
const jpeg = { name: 'pie.jpg', mimeType: 'image/jpeg', buffer: photo }
const uploaded = 'Picture uploaded. It will be saved with your recipe.'

// All tests continue on one page: each leaves the form as the next one needs it.
const visitor = await newVisitor()
const { pageErrors } = visitor
let { page } = visitor

const choose = (file: typeof jpeg) => page.locator('input[type=file]').setInputFiles(file)
const storedDraft = () => page.evaluate(() => localStorage.getItem('submission-draft'))
const submit = () => page.getByRole('button', { name: 'Submit Recipe' }).press('Enter')
const isFocused = (field: ReturnType<Page['getByRole']>) => field.evaluate((each) => each === document.activeElement)
const waitForText = (text: string) => page.getByText(text).first().waitFor()
const axeFindsNothing = async (state: string) => expect(await findingsOn(page, state)).toEqual([])

test('shows messages at empty fields and at an unreadable picture', async () => {
  await page.goto(`${siteUrl}/submit-recipe`)
  await submit()
  for (const message of [
    'Give the recipe a title',
    'Describe the recipe in a sentence or two',
    'Add at least one ingredient',
    'Add at least one step',
  ])
    await waitForText(message)
  expect(await isFocused(page.getByLabel('Recipe title'))).toBe(true)
  const problem = page.getByRole('group', { name: 'Picture (optional)' })
  // Created in the page, because sending ten megabytes to the browser takes a second of processor time.
  await page.locator('input[type=file]').evaluate((input: HTMLInputElement) => {
    const chosen = new DataTransfer()
    chosen.items.add(new File([new Uint8Array(10_000_001)], 'big.jpg', { type: 'image/jpeg' }))
    input.files = chosen.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await problem.getByText('larger than 10 MB').waitFor()
  await choose({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('x') })
  await problem.getByText('This is not a picture we can read').waitFor()
  await axeFindsNothing('the form with messages')
})

test('cancels, refuses, drops and removes a picture', async () => {
  await page.getByLabel('Recipe title').fill('Half a Thought')
  await page.getByLabel('Description').fill('What my grandmother made on Sundays.')
  await page.getByLabel('Ingredients').fill('4 apples\n200 g flour')
  await page.getByLabel('Instructions').fill('Slice the apples.')
  await page.getByLabel('Category').selectOption('Desserts')
  expect(await page.getByText('Give the recipe a title').count()).toBe(0)
  // Only the file's content reveals its type.
  await choose({ name: 'words.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Butter the toast.') })
  await waitForText('This is not a picture we can read')
  await submit()
  await waitForText('The picture was not saved.')
  await page.getByRole('button', { name: 'Continue without' }).click()

  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/pictures', async (route) => {
    await held
    await route.continue().catch(() => undefined)
  })
  await choose(jpeg)
  expect(await page.getByRole('img', { name: 'As chosen' }).getAttribute('src')).toMatch(/^blob:/)
  await page.getByRole('progressbar').waitFor()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await waitForText('Drop a picture here, or choose one.')
  release()
  await page.unroute('**/api/pictures')
  await page.getByText('Drop a picture here').evaluate(
    (zone, bytes) => {
      const dropped = new DataTransfer()
      dropped.items.add(new File([new Uint8Array(bytes)], 'dropped.jpg', { type: 'image/jpeg' }))
      zone.dispatchEvent(new DragEvent('drop', { dataTransfer: dropped, bubbles: true, cancelable: true }))
    },
    [...photo],
  )
  await waitForText(uploaded)
  await page.getByRole('button', { name: 'Remove' }).click()
  expect(await isFocused(page.getByRole('button', { name: 'Choose a picture' }))).toBe(true)
})

test('preserves input after closing the tab until it is sent or discarded', async () => {
  await choose(jpeg)
  await waitForText(uploaded)
  await expect.poll(storedDraft).toMatch(/Half a Thought.*"imageId":"[0-9a-f]{24}"/)
  const context = page.context()
  await page.close()
  page = await context.newPage()
  await page.goto(`${siteUrl}/submit-recipe`)
  await waitForText('We restored what you typed.')
  expect(await page.getByLabel('Recipe title').inputValue()).toBe('Half a Thought')
  expect(await page.getByLabel('Category').inputValue()).toBe('dessert')
  expect(await page.getByRole('img', { name: 'As chosen' }).getAttribute('src')).toMatch(/^\/images\//)
  await axeFindsNothing('the restored form')
  // A change right before leaving the page is also preserved.
  await page.getByLabel('Recipe title').fill('Half a Thought more')
  await page.getByRole('link', { name: 'Latest' }).first().click()
  await page.waitForURL(/latest/)
  await page.goBack()
  await waitForText('We restored what you typed.')
  expect(await page.getByLabel('Recipe title').inputValue()).toBe('Half a Thought more')
  await page.getByRole('button', { name: 'Start over' }).click()
  expect(await page.getByLabel('Recipe title').inputValue()).toBe('')
  await page.getByRole('button', { name: 'Choose a picture' }).waitFor()
  expect(await storedDraft()).toBeNull()
})

test('submits a recipe by keyboard, also after a failure, and shows progress and thanks', async () => {
  await page.clock.install()
  await page.reload()
  expect(await page.getByText('We restored what you typed.').count()).toBe(0)
  const { keyboard } = page
  await page.getByLabel('Recipe title').focus()
  for (const text of ['Keyboard Kedgeree', 'Rice and fish.', '10', '20', '4', 'Din', '1 fish', 'Cook it.']) {
    await keyboard.type(text)
    await keyboard.press('Tab')
  }
  expect(await isFocused(page.getByRole('button', { name: 'Choose a picture' }))).toBe(true)
  await keyboard.press('Tab')
  await keyboard.type('Kim')
  await page.context().setOffline(true)
  await keyboard.press('Tab')
  await keyboard.press('Enter')
  await page.getByRole('main').getByText('The site didn’t answer.').waitFor()
  expect(await page.getByLabel('Instructions').inputValue()).toBe('Cook it.')
  await page.context().setOffline(false)

  await page.clock.pauseAt(Date.now() + 3_600_000)
  const answered = page.waitForResponse('**/api/submissions')
  // If a recipe is submitted during the upload, it waits for its picture.
  await choose(jpeg)
  await submit()
  expect(await page.getByRole('button', { name: 'Submitting...' }).isDisabled()).toBe(true)
  const banner = page.getByText('Recipe submitted! Thank you')
  await answered
  await page.clock.runFor(900)
  expect(await banner.count()).toBe(0)
  await page.clock.runFor(200)
  await banner.waitFor()
  // The toast comes one tick after its banner.
  await page.clock.runFor(50)
  await page.getByRole('region', { name: 'Notifications' }).getByText('Recipe submitted!').waitFor()
  expect(await page.getByLabel('Recipe title').inputValue()).toBe('')
  expect(await page.getByRole('button', { name: 'Choose a picture' }).isVisible()).toBe(true)
  expect(await isFocused(page.getByRole('region', { name: 'Follow “Keyboard Kedgeree”' }))).toBe(true)
  await page.clock.runFor(2_500)
  expect(await banner.count()).toBe(1)
  await page.clock.runFor(600)
  await banner.waitFor({ state: 'detached' })
  await page.clock.resume()
  await axeFindsNothing('the form after sending')
})

test('finds the submission from its browser again and moves the focus to its status after withdrawing it', async () => {
  await page.reload()
  await page
    .getByRole('region', { name: 'Submitted from this browser' })
    .getByRole('link', { name: 'Keyboard Kedgeree' })
    .click()
  await waitForText('Published')
  await page.getByRole('link', { name: 'Open the recipe' }).click()
  await page.getByRole('heading', { level: 1, name: 'Keyboard Kedgeree' }).waitFor()
  const picture = page.getByRole('main').locator('picture img').first()
  expect(await picture.getAttribute('src')).toMatch(/^\/images\/[0-9a-f]{24}\//)
  await page.goBack()
  await page.getByRole('link', { name: 'Withdraw my recipe' }).click()
  await page.getByRole('button', { name: 'Yes, withdraw it' }).waitFor()
  await axeFindsNothing('the question before withdrawing')
  await page.getByRole('button', { name: 'Yes, withdraw it' }).click()
  await page.getByText('Taken down', { exact: true }).waitFor()
  await expect.poll(() => page.locator(':focus').innerText()).toMatch(/^Removed on /)
  const top = () => page.locator(':focus').evaluate((heading) => heading.getBoundingClientRect().top)
  await expect.poll(top).toBeGreaterThan(0)
  await expect.poll(top).toBeLessThan(700)
  expect(pageErrors.filter((pageError) => !/422|ERR_INTERNET_DISCONNECTED/.test(pageError))).toEqual([])
})
