import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EmailAddress } from './email-address.tsx'

test('an address that reaches nobody says so', () => {
  const shown = renderToStaticMarkup(<EmailAddress email="hello@kitchen.example" isExample />)
  expect(shown).toContain('href="mailto:hello@kitchen.example"')
  expect(shown).toContain('reaches nobody')
})

test('an address that was given is shown without a remark', () => {
  const shown = renderToStaticMarkup(<EmailAddress email="cooks@kitchen.test" isExample={false} />)
  expect(shown).toMatch(/^<a [^>]*>cooks@kitchen\.test<\/a>$/)
})
