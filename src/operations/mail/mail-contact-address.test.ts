import { expect, test } from 'vitest'
import { createTestApp } from '../../../tests/factories.ts'
import { inOneRateWindow } from '../../../tests/support/one-rate-window.ts'
import type { MailMessage } from '../../integrations/mail/mail.ts'
import { mailContactAddress } from './mail-contact-address.ts'

const sent: Array<string> = []
let refusal: Error | undefined
const mail = {
  async send({ subject }: MailMessage) {
    if (refusal) throw refusal
    sent.push(subject)
    return true
  },
}
const app = { ...(await createTestApp({ CONTACT_EMAIL: 'owner@kitchen.example' })), mail }
const { signal } = new AbortController()
const mailAbout = (nth: number) => {
  const contentFor = () => ({ subject: `Recipe ${nth}`, heading: null, parts: [], reason: 'You run this site.' })
  return mailContactAddress(app, { kind: 'mail-waiting-recipe', contentFor }, signal)
}

test('sends twenty emails an hour, and does not count those that the server refuses', async () => {
  const inTheHour = await inOneRateWindow(3600, async () => {
    sent.length = 0
    refusal = new Error('Come back later')
    for (let nth = 1; nth <= 5; nth += 1) await expect(mailAbout(nth)).rejects.toThrow('Come back later')
    refusal = undefined
    await Promise.all(Array.from({ length: 30 }, (_, nth) => mailAbout(nth)))
    return sent.length
  })
  expect(inTheHour).toBe(20)
})
