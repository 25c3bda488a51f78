import { expect, test } from 'vitest'
import { contactDetails } from './contact-details.ts'

test('shows a marked example address and number on a site without contact details', () => {
  const { email, phone, ...marks } = contactDetails({ email: null, phone: null })
  expect(email).toMatch(/@[a-z]+\.example$/)
  expect(phone).toContain('555-01')
  expect(marks).toEqual({ isExample: true, isExamplePhone: true })
})

test('shows no phone number when only an address is set', () => {
  expect(contactDetails({ email: 'cooks@kitchen.test', phone: null }).phone).toBe(null)
})

test('shows the address and the number of the site', () => {
  const given = contactDetails({ email: 'cooks@kitchen.test', phone: '+44 20 7946 0123' })
  expect(given).toEqual({
    email: 'cooks@kitchen.test',
    isExample: false,
    phone: '+44 20 7946 0123',
    isExamplePhone: false,
  })
})
