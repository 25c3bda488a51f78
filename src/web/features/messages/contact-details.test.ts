import { expect, test } from 'vitest'
import { contactDetails } from './contact-details.ts'

test('shows a marked example address and no phone number when none is set', () => {
  const { email, isExample, phone } = contactDetails({ email: null, phone: null })
  expect(email).toMatch(/@[a-z]+\.example$/)
  expect({ isExample, phone }).toEqual({ isExample: true, phone: null })
})

test('shows the address and the number of the site', () => {
  const given = contactDetails({ email: 'cooks@kitchen.test', phone: '+44 20 7946 0123' })
  expect(given).toEqual({ email: 'cooks@kitchen.test', isExample: false, phone: '+44 20 7946 0123' })
})
