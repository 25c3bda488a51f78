import { readFileSync } from 'node:fs'
import { caniemail } from 'caniemail'
import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { contrast } from '../../core/settings/accent.ts'
import { mailColors } from '../../core/mail/mail-colors.ts'
import { issueHtml } from '../newsletter/issue-html.ts'
import { renderMail } from './render-mail.ts'
import { aMailSite, everyMail } from './testing/every-mail.ts'

const mails = everyMail(aMailSite)
/** Gmail cuts off longer mails, with the unsubscribe link. */
const gmailLimit = 102 * 1024

/** The programs that most people read mail with, by the names of caniemail.com. */
const programs = ['apple-mail.*', 'gmail.*', 'outlook.*', 'samsung-email.*', 'yahoo.*'] as const

const inStyleSheet = 'the style sheet is for narrow screens and the dark theme; all else is in the elements'
const hidesPreview = 'the line beside the subject is hidden in several ways, and each program knows one'
const decoration = 'corners, margins or the pointer look plainer'
const forced = 'the program decides it by itself'

/** Programs may ignore these, each for the reason given. Everything else must work in all of them. */
const harmless: Record<string, string> = {
  '<style> element': inStyleSheet,
  '@media': inStyleSheet,
  'Chaining selectors': inStyleSheet,
  'Class selector': inStyleSheet,
  'Descendant combinator': inStyleSheet,
  'ID selector': inStyleSheet,
  'Type selector': inStyleSheet,
  'color-scheme meta tag': 'tells Apple Mail that there is a dark theme; others invert the colors',
  'display:none': hidesPreview,
  'max-height property': hidesPreview,
  opacity: hidesPreview,
  overflow: hidesPreview,
  'border-radius': decoration,
  'border-spacing': decoration,
  cursor: decoration,
  outline: decoration,
  'word-spacing': decoration,
  'height property': 'automatic, so that pictures have their shape',
  '<body> element': forced,
  'aria-label attribute': forced,
  'role attribute': forced,
  'target attribute': forced,
  'word-break': forced,
}

function problemsOf(html: string) {
  const { issues } = caniemail({ clients: [...programs], html })
  const found = [...issues.errors].flatMap(([program, errors]) => errors.map(({ title }) => [program, title] as const))
  return [...new Set(found.filter(([, title]) => !(title in harmless)).map((problem) => problem.join(': ')))]
}

test('the email linter finds what Outlook and Gmail can’t show', () => {
  expect(problemsOf('<div style="display:grid">A</div>')).toContain('outlook.windows: display:grid')
})

test.each(mails)('shows the email "%s" in every program and stays below Gmail’s limit', async (_, mail) => {
  const { html } = await renderMail(mail, aMailSite)
  expect(problemsOf(html)).toEqual([])
  expect(Buffer.byteLength(html)).toBeLessThan(gmailLimit)
})

test.each(mails)('has every link and the reason in the text of the email "%s"', async (_, mail) => {
  const { html, text } = await renderMail(mail, aMailSite)
  const $ = load(html)
  const links = $('a')
    .map((__, link) => $(link).attr('href'))
    .get()
  expect(links.length).toBeGreaterThan(1)
  for (const link of links) expect(text).toContain(link)
  expect(text).toContain(mail.reason)
  expect($.text()).toContain(mail.reason)
  const buttons = mail.parts.flatMap((part) => (part.kind === 'button' ? [part.link] : []))
  expect(buttons.filter((link) => !$.text().includes(link))).toEqual([])
})

test.each(mails)('loads nothing but the site’s own pictures in the email "%s"', async (_, mail) => {
  const { html } = await renderMail(mail, aMailSite)
  expect(html).not.toMatch(/@import|@font-face|url\(|<link|<script/i)
  const $ = load(html)
  for (const image of $('img').get()) {
    expect($(image).attr('src')).toMatch(/^https:\/\/recipes\.example\//)
    expect($(image).attr('alt')).toBeDefined()
    expect(Number($(image).attr('width'))).toBeGreaterThan(0)
  }
})

const hostile = `"><img src=x onerror=alert(1)></mj-text><mj-include path="/etc/passwd" />{{x}} $& &amp; ' <!-- <![endif]-->`

test.each(everyMail(aMailSite, hostile))('shows other people’s words as text in the email "%s"', async (_, mail) => {
  const { html } = await renderMail(mail, aMailSite)
  const $ = load(html)
  expect($('img[onerror], script, mj-include, mj-text')).toHaveLength(0)
  expect(
    $('[aria-label]')
      .get()
      .flatMap(({ attribs }) => Object.keys(attribs))
      .toSorted(),
  ).toEqual(['aria-label', 'aria-roledescription', 'class', 'dir', 'lang', 'role', 'style'])
  expect(
    $('a')
      .get()
      .filter(({ attribs }) => !/^(?:https:\/\/recipes\.example|mailto:)/.test(attribs['href'] ?? '')),
  ).toEqual([])
})

test('shows the logo instead of the name, and the owner’s color', async () => {
  const logo = {
    src: 'https://recipes.example/images/a/400.png',
    alt: 'Leek & Larder',
    width: 160,
    height: 52,
    showsName: true,
  }
  const site = { ...aMailSite, name: 'Leek & Larder', logo, accent: { light: '#006644', dark: '#66ccaa' } }
  const [, mail] = everyMail(site).find(([name]) => name === 'confirm-address') ?? []
  if (!mail) throw new Error('no mail')
  const { html } = await renderMail(mail, site)
  const $ = load(html)
  expect($('img').attr('alt')).toBe('Leek & Larder')
  expect($('table table a').first().text()).toBe('')
  expect(html).toContain('bgcolor="#006644"')
  expect(html).toContain('.link { color: #66ccaa !important; }')
})

test('keeps only links to web pages and email addresses in an issue, with whole addresses', () => {
  const html = issueHtml(
    '<p><a href="/kb/soup">soup</a> <a href="javascript:alert(1)">run</a> <a href="tel:1">call</a> <a href="#top">top</a> <a href="mailto:a@b.example">write</a></p><img src="/images/0123456789abcdef01234567/800.webp"><img src="data:image/png;base64,AA">',
    aMailSite,
  )
  const $ = load(html)
  expect(
    $('a')
      .map((_, link) => $(link).attr('href') ?? 'none')
      .get(),
  ).toEqual(['https://recipes.example/kb/soup', 'none', 'none', 'none', 'mailto:a@b.example'])
  expect(
    $('img')
      .map((_, image) => $(image).attr('src'))
      .get(),
  ).toEqual(['https://recipes.example/images/0123456789abcdef01234567/800.jpg'])
})

test('shows the first words of an email next to its subject', async () => {
  const previews = await Promise.all(
    mails.map(async ([name, mail]) => [
      name,
      load((await renderMail(mail, aMailSite)).html)('body > div')
        .first()
        .text(),
    ]),
  )
  expect(Object.fromEntries(previews)).toMatchObject({
    issue: expect.stringContaining('Leeks are at their best now, and so is the soup pot.'),
    'reset-password': expect.stringContaining('Someone, hopefully you, asked for a new password'),
  })
})

test('uses the site’s colors, and all of them can be read in both themes', () => {
  const css = readFileSync('src/web/styles/tokens.css', 'utf8')
  const themes = mailColors(null)
  for (const colors of [themes.light, themes.dark]) {
    for (const color of Object.values(colors)) expect(css).toContain(color)
    for (const paper of [colors.page, colors.card, colors.tile]) {
      for (const ink of [colors.text, colors.softText, colors.link]) {
        expect(contrast(ink, paper)).toBeGreaterThanOrEqual(4.5)
      }
    }
    expect(contrast(colors.onButton, colors.button)).toBeGreaterThanOrEqual(4.5)
  }
})
