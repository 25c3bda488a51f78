import { expect, test } from 'vitest'
import { networkOf, socialLinksFrom, socialLinksText } from './social-links.ts'

test.each([
  ['https://bsky.app/profile/leeks.example', 'Bluesky', 'bluesky'],
  ['https://mastodon.social/@leeks', 'Mastodon', 'mastodon'],
  ['Mastodon https://chaos.example/@leeks', 'Mastodon', 'mastodon'],
  ['https://www.tiktok.com/@leeks', 'TikTok', 'tiktok'],
  ['https://www.threads.net/@leeks', 'Threads', 'threads'],
  ['https://whatsapp.com/channel/0029', 'WhatsApp', 'whatsapp'],
  ['Our channel https://whatsapp.com/channel/0029', 'Our channel', 'whatsapp'],
  ['https://old.reddit.com/r/leeks', 'Reddit', 'reddit'],
  ['https://www.youtube.com/@leeks', 'YouTube', 'youtube'],
  ['https://www.pinterest.co.uk/leeks', 'Pinterest', 'pinterest'],
  ['https://x.com/leeks', 'X', 'x'],
  ['https://leeks.example/club', 'leeks.example', null],
  ['https://notx.com.evil.test/leeks', 'notx.com.evil.test', null],
])('names "%s" %s', (line, label, network) => {
  const read = socialLinksFrom(line)
  if (!read.ok) throw new Error(read.problem)
  const [link = { label: '', to: '' }] = read.links
  expect([link.label, networkOf(link)]).toEqual([label, network])
  expect(socialLinksFrom(socialLinksText(read.links))).toEqual(read)
})

test('reads one link per line, and leaves out empty ones', () => {
  const text = 'https://bsky.app/profile/leeks\n\nLeek club   https://leeks.example/ '
  const read = socialLinksFrom(text)
  expect(read.ok && socialLinksText(read.links)).toBe(
    'https://bsky.app/profile/leeks\nLeek club https://leeks.example/',
  )
  expect(socialLinksFrom('')).toEqual({ ok: true, links: [] })
})

test.each([
  'Leeks',
  '/kb',
  'javascript:alert(1)',
  'https://me:word@leeks.example',
  'ftp://leeks.example',
  `${'Long '.repeat(20)} https://a.example`,
])('refuses "%s" and names the line', (line) => {
  expect(socialLinksFrom(`https://x.com/leeks\n${line}`)).toMatchObject({
    ok: false,
    problem: expect.stringMatching(/^Line 2: /),
  })
})

test('takes at most eight links', () => {
  expect(socialLinksFrom('https://x.com/leeks\n'.repeat(9))).toEqual({ ok: false, problem: 'At most 8 links' })
})
