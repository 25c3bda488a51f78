import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { accentFrom, buttonInk, contrast, papers } from '../../core/accent.ts'

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
const [daily = '', nightly = ''] = css.split('@variant dark')

function colours(block: string) {
  return Object.fromEntries([...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]))
}

const themes = { light: colours(daily), dark: { ...colours(daily), ...colours(nightly) } }

const text = [
  ['ink', 'bg'],
  ['ink', 'surface'],
  ['ink', 'sunk'],
  ['ink', 'blush'],
  ['ink-soft', 'bg'],
  ['ink-soft', 'surface'],
  ['ink-soft', 'sunk'],
  ['ink-soft', 'blush'],
  ['link', 'bg'],
  ['link', 'surface'],
  ['link', 'blush'],
  ['primary', 'blush'],
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['danger', 'surface'],
  ['danger', 'bg'],
  ['mint-ink', 'mint'],
  ['butter-ink', 'butter'],
  ['berry-ink', 'berry'],
  ['plum-ink', 'plum'],
  ['on-cocoa', 'cocoa'],
  ['on-cocoa-soft', 'cocoa'],
  ['on-honey', 'honey'],
  ['on-honey', 'honey-deep'],
] as const
const graphics = [
  ['line-strong', 'surface'],
  ['line-strong', 'bg'],
  ['star', 'surface'],
  ['focus', 'bg'],
  ['focus', 'surface'],
  ['focus-on-cocoa', 'cocoa'],
] as const

describe.each(Object.entries(themes))('in the %s theme', (_theme, colour) => {
  test.each(text)('%s can be read on %s', (ink, paper) => {
    expect(contrast(colour[ink] ?? '', colour[paper] ?? '')).toBeGreaterThanOrEqual(4.5)
  })
  test.each(graphics)('%s can be made out on %s', (ink, paper) => {
    expect(contrast(colour[ink] ?? '', colour[paper] ?? '')).toBeGreaterThanOrEqual(3)
  })
})

test('what an owner’s colour is measured against are the papers of the site', () => {
  for (const theme of ['light', 'dark'] as const) {
    expect(themes[theme]).toMatchObject(papers[theme])
    expect(themes[theme]['on-primary']).toBe(buttonInk[theme])
  }
})

test.each(['#a84f12', '#14706a', '#4338ca', '#9d174d', '#1d4ed8', '#000000', '#166534', '#7c2d12'])(
  'an owner’s %s can be read wherever it stands, by day and by night',
  (colour) => {
    const outcome = accentFrom(colour)
    if (!outcome.ok) throw new Error(outcome.problem)
    const { day, dayHover, night, nightHover } = outcome.accent
    for (const paper of Object.values(papers.light)) expect(contrast(day, paper)).toBeGreaterThanOrEqual(4.5)
    for (const paper of Object.values(papers.dark)) expect(contrast(night, paper)).toBeGreaterThanOrEqual(4.5)
    for (const button of [day, dayHover]) expect(contrast(button, buttonInk.light)).toBeGreaterThanOrEqual(4.5)
    for (const button of [night, nightHover]) expect(contrast(button, buttonInk.dark)).toBeGreaterThanOrEqual(4.5)
  },
)

test.each([
  [
    '#f6a65b',
    'Words in this colour on a tinted panel have a contrast of 1.67 to 1; people need 4.5. Choose a darker one.',
  ],
  [
    '#b25a1d',
    'Words in this colour on a tinted panel have a contrast of 4.03 to 1; people need 4.5. Choose a darker one.',
  ],
  ['red;}', 'Choose a colour, such as #a84f12'],
])('%s is refused with what was measured', (colour, problem) => {
  expect(accentFrom(colour)).toEqual({ ok: false, problem })
})
