import { accentFrom, buttonInk, papers, usualAccent } from '../settings/accent.ts'

/** The colors of a mail in one theme. A test compares them with `web/styles/tokens.css`. */
export interface MailColors {
  page: string
  card: string
  tile: string
  line: string
  text: string
  softText: string
  link: string
  button: string
  onButton: string
}

export interface MailAccent {
  light: string
  dark: string
}

const light: MailColors = {
  page: papers.light.bg,
  card: papers.light.surface,
  tile: '#faeee3',
  line: '#eedbcb',
  text: '#3b2016',
  softText: '#6d4c3c',
  link: '#96430d',
  button: usualAccent,
  onButton: buttonInk.light,
}

const dark: MailColors = {
  page: papers.dark.bg,
  card: papers.dark.surface,
  tile: papers.dark.blush,
  line: '#523729',
  text: '#fdeee0',
  softText: '#d8bda9',
  link: '#ffb779',
  button: '#f6a65b',
  onButton: buttonInk.dark,
}

/** Returns the colors of both themes, with the owner's color where there is one. */
export function mailColors(accent: MailAccent | null): { light: MailColors; dark: MailColors } {
  if (!accent) return { light, dark }
  return {
    light: { ...light, link: accent.light, button: accent.light },
    dark: { ...dark, link: accent.dark, button: accent.dark },
  }
}

/** Returns the owner's color for both themes, or null for the default and for colors that can't be read. */
export function mailAccent(color: string | null): MailAccent | null {
  const outcome = color === null ? null : accentFrom(color)
  return outcome?.ok ? { light: outcome.accent.day, dark: outcome.accent.night } : null
}
