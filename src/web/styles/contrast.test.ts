import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
const [day = '', night = ''] = css.split('@variant dark')

function colours(block: string) {
  return Object.fromEntries([...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]))
}

const themes = { light: colours(day), dark: { ...colours(day), ...colours(night) } }

/** Relative luminance as WCAG 2 defines it. */
function luminance(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string) {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

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
