import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { accentFrom, buttonInk, contrast, papers } from '../../core/settings/accent.ts'

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
const [daily = '', nightly = ''] = css.split('@variant dark')

function colors(block: string) {
  return Object.fromEntries([...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]))
}

const themes = { light: colors(daily), dark: { ...colors(daily), ...colors(nightly) } }

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

describe.each(Object.entries(themes))('in the %s theme', (_theme, color) => {
  test.each(text)('%s is readable on %s', (ink, paper) => {
    expect(contrast(color[ink] ?? '', color[paper] ?? '')).toBeGreaterThanOrEqual(4.5)
  })
  test.each(graphics)('%s is visible on %s', (ink, paper) => {
    expect(contrast(color[ink] ?? '', color[paper] ?? '')).toBeGreaterThanOrEqual(3)
  })
})

test('measures an owner’s color against the backgrounds of the site', () => {
  for (const theme of ['light', 'dark'] as const) {
    expect(themes[theme]).toMatchObject(papers[theme])
    expect(themes[theme]['on-primary']).toBe(buttonInk[theme])
  }
})

test.each(['#a84f12', '#14706a', '#4338ca', '#9d174d', '#1d4ed8', '#000000', '#166534', '#7c2d12'])(
  'an owner’s %s is readable everywhere, in both themes',
  (color) => {
    const outcome = accentFrom(color)
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
    'Text in this color on a tinted panel has a contrast of 1.67 to 1. At least 4.5 is needed. Choose a darker color.',
  ],
  [
    '#b25a1d',
    'Text in this color on a tinted panel has a contrast of 4.03 to 1. At least 4.5 is needed. Choose a darker color.',
  ],
  ['red;}', 'Choose a color, such as #a84f12'],
])('refuses %s and names the measured contrast', (color, problem) => {
  expect(accentFrom(color)).toEqual({ ok: false, problem })
})
