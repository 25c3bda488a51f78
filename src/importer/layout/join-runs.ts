import { middleOf, type TextRun } from './text-page.ts'

/** A wider gap, in font sizes, separates columns and cells of tables. */
const widestSpace = 1.2

/** Groups runs into rows, from top to bottom, each from left to right. */
export function rowsOf(runs: ReadonlyArray<TextRun>): Array<Array<TextRun>> {
  const rows: Array<Array<TextRun>> = []
  for (const run of runs.toSorted((one, other) => middleOf(one) - middleOf(other))) {
    const row = rows.at(-1)
    const last = row?.at(-1)
    if (row && last && isBeside(last, run)) row.push(run)
    else rows.push([run])
  }
  return rows.map((row) => row.toSorted((one, other) => one.left - other.left))
}

/** Fractions and accents are set a little above or below the line. */
const isBeside = (one: TextRun, other: TextRun) =>
  Math.abs(middleOf(one) - middleOf(other)) < 0.5 * Math.min(one.bottom - one.top, other.bottom - other.top)

/** Joins neighboring runs to words and phrases. What a wide gap separates stays apart. */
export function phrasesOf(runs: ReadonlyArray<TextRun>): Array<TextRun> {
  return rowsOf(runs.filter(({ text }) => text.trim() !== '')).flatMap((row) => {
    const phrases: Array<TextRun> = []
    for (const run of row) {
      const last = phrases.at(-1)
      const gap = last ? run.left - last.right : 0
      if (last && gap < widestSpace * Math.max(run.size, last.size)) phrases[phrases.length - 1] = joined(last, run)
      else phrases.push(run)
    }
    return phrases
  })
}

/** Joins two runs of a row. */
export function joined(one: TextRun, other: TextRun): TextRun {
  const isWord = other.left - one.right < 0.15 * Math.max(one.size, other.size)
  const size = one.text.length >= other.text.length ? one.size : other.size
  return {
    text: `${one.text.trimEnd()}${isWord && !/\s$/.test(one.text) && !/^\s/.test(other.text) ? '' : ' '}${other.text.trimStart()}`,
    left: Math.min(one.left, other.left),
    right: Math.max(one.right, other.right),
    top: Math.min(one.top, other.top),
    bottom: Math.max(one.bottom, other.bottom),
    size,
    isBold: one.isBold && other.isBold,
  }
}
