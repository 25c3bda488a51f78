import { afterAll, expect, test } from 'vitest'
import { findingsOn } from './axe-findings.ts'
import { startFilledSite } from './crawling/site-behind-the-door.ts'

const { url, filled, person, fillAdministration, stop } = await startFilledSite()
afterAll(stop)

test('axe finds nothing behind the door, by day and at night', { timeout: 500_000 }, async () => {
  const findings: Array<string> = []

  // While there is no administrator.
  const firstAdmin = `/first-admin?token=${filled.firstAdminToken}`
  const first = await person('')
  await first.page.goto(url + firstAdmin)
  await first.page.getByRole('button', { name: 'Become the administrator' }).waitFor()
  findings.push(...(await findingsOn(first.page, firstAdmin)))
  await first.close()

  const { callers } = await fillAdministration()
  for (const { cookie, kinds } of callers) {
    const { page, close } = await person(cookie)
    for (const address of kinds) {
      await page.goto(url + address)
      findings.push(...(await findingsOn(page, address)))
    }
    await close()
  }
  expect(findings).toEqual([])
})
