import { expect, test } from 'vitest'
import { contactDetails } from './contact-details.ts'

test('shows a marked example address and no phone number when none is set', () => {
  const { email, isExample, phone } = contactDetails({})
  expect(email).toMatch(/@[a-z]+\.example$/)
  expect({ isExample, phone }).toEqual({ isExample: true, phone: null })
})

test('shows the address and the number of the site', () => {
  const given = contactDetails({ CONTACT_EMAIL: 'cooks@kitchen.test', CONTACT_PHONE: '+44 20 7946 0123' })
  expect(given).toEqual({ email: 'cooks@kitchen.test', isExample: false, phone: '+44 20 7946 0123' })
})
