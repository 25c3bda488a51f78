import { expect, test } from 'vitest'
import { deliveryLinks, shareLinks, sourceLink } from './outbound-links.ts'

test('searches delivery services for the title', () => {
  expect(deliveryLinks('Mac & Cheese 50/50')).toEqual([
    { label: 'Uber Eats', href: 'https://www.ubereats.com/search?q=Mac%20%26%20Cheese%2050%2F50' },
    { label: 'DoorDash', href: 'https://www.doordash.com/search/store/Mac%20%26%20Cheese%2050%2F50/' },
    { label: 'Grubhub', href: 'https://www.grubhub.com/search?queryText=Mac%20%26%20Cheese%2050%2F50' },
  ])
})

test('builds a valid link when the cut splits an emoji', () => {
  const title = `${'a'.repeat(119)}🍝`
  expect(deliveryLinks(title)[0]?.href).toMatch(/q=a{119}%EF%BF%BD$/)
})

test('keeps the scale in shared links', () => {
  const { facebook, twitter } = shareLinks('https://kitchen.test/recipe/pasta?scale=2&units=us', 'Pasta')
  expect(new URL(facebook).searchParams.get('u')).toBe('https://kitchen.test/recipe/pasta?scale=2&units=us')
  expect(new URL(twitter).searchParams.get('url')).toBe('https://kitchen.test/recipe/pasta?scale=2&units=us')
  expect(new URL(twitter).searchParams.get('text')).toBe('Pasta')
})

test('shares by mail and message with the words that were typed, and pins with the picture', () => {
  const url = 'https://kitchen.test/recipe/mac?scale=2'
  const links = shareLinks(url, 'Mac & Cheese', 'https://kitchen.test/images/1/800.webp')
  const mail = new URL(links.mail).searchParams
  expect([mail.get('subject'), mail.get('body')]).toEqual(['Mac & Cheese', `Mac & Cheese\n${url}`])
  expect(links.mail).not.toContain('+')
  expect(new URL(links.whatsapp).searchParams.get('text')).toBe(`Mac & Cheese ${url}`)
  const pin = new URL(links.pinterest).searchParams
  expect([pin.get('url'), pin.get('media')]).toEqual([url, 'https://kitchen.test/images/1/800.webp'])
  expect(shareLinks(url, 'Mac').pinterest).not.toContain('media')
})

test('labels a source with its host without www', () => {
  expect(sourceLink('https://www.food.test/a?b=c')).toEqual({ label: 'food.test', href: 'https://www.food.test/a?b=c' })
})

test('returns no link for a source other than a web page', () => {
  for (const address of ['javascript:alert(1)', 'data:text/html,x', 'not an address', '', null]) {
    expect(sourceLink(address)).toBeNull()
  }
})
