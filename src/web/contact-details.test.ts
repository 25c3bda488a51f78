import { expect, test } from 'vitest'
import { contactDetails } from './contact-details.ts'

test('a site that names no address shows one that reaches nobody real, says so, and invents no telephone', () => {
  const { email, isExample, phone } = contactDetails({})
  expect(email).toMatch(/@[a-z]+\.example$/)
  expect({ isExample, phone }).toEqual({ isExample: true, phone: null })
})

test('a site shows the address and the number it was given', () => {
  const given = contactDetails({ CONTACT_EMAIL: 'cooks@kitchen.test', CONTACT_PHONE: '+44 20 7946 0123' })
  expect(given).toEqual({ email: 'cooks@kitchen.test', isExample: false, phone: '+44 20 7946 0123' })
})
