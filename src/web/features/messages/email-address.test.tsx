import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EmailAddress } from './email-address.tsx'

test('marks an example address', () => {
  const shown = renderToStaticMarkup(<EmailAddress email="hello@kitchen.example" isExample />)
  expect(shown).toContain('href="mailto:hello@kitchen.example"')
  expect(shown).toContain('This is an example address')
})

test('shows a real address without a remark', () => {
  const shown = renderToStaticMarkup(<EmailAddress email="cooks@kitchen.test" isExample={false} />)
  expect(shown).toMatch(/^<a [^>]*>cooks@kitchen\.test<\/a>$/)
})
