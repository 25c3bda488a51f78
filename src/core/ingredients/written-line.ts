import type { Ingredient } from './ingredient.ts'
import { bullet, link } from './line-words.ts'
import { plainCharacters } from './number.ts'
import { readAmountText } from './scale-text.ts'
import type { ShownLine } from './shown-line.ts'
import { withoutEnd } from './trailing-amount.ts'
import { isSize } from './unit-words.ts'

export type StoredLine = Pick<Ingredient, 'amount' | 'name'> & Partial<Pick<Ingredient, 'line'>> & ShownLine

/** A word such as "of" joins a unit to its food. Numbers alone have none: "2 eggs" of "a couple of eggs". */
export function joined({ joint }: ShownLine, amount: string): Pick<ShownLine, 'joint'> {
  const unit = readAmountText(amount)?.parts[0]?.unit
  return joint && unit && !isSize(unit.id) && linkAtEnd.test(plainCharacters(joint)) ? { joint } : {}
}

const linkAtEnd = new RegExp(String.raw` ${link}$`, 'iu')

/** Returns the word that joins amount and name of a line. */
export function jointIn(line: StoredLine): Pick<ShownLine, 'joint'> {
  return joined(asWritten(line), line.amount)
}

/** Splits the line at its name, so that nothing between amount and name is lost. */
export function asWritten({ line, ...parsed }: StoredLine): ShownLine {
  const { amount, joint, name } = parsed
  if (line === undefined) return parsed
  // Most lines are like this, and the list and the page read many.
  if (joint === undefined && line === `${amount} ${name}`) return { amount, name }
  const shown = { amount, name, ...(joint === undefined ? {} : { joint }) }
  const text = withoutEnd(line.slice(0, mostCharacters), /[\s,;:]/)
  // The name of "Grated zest of 2 lemons" was put together.
  if (amount === '' || name === '' || !text.endsWith(name)) return shown
  const start = bullet.exec(plainCharacters(text))?.[0].length ?? 0
  const before = text.slice(start, text.length - name.length)
  const rest = before.startsWith(amount) ? before.slice(amount.length) : null
  if (rest !== null && /^[^\p{N}.]{0,24}$/u.test(rest)) return { ...shown, ...jointOf(rest) }
  const found = linkAtEnd.exec(plainCharacters(before).slice(-24))?.[0] ?? ''
  const said = before.slice(0, before.length - found.length).trim()
  return { ...shown, ...jointOf(found), ...(/^\p{L}/u.test(said) ? { amount: said, parsed: amount } : {}) }
}

const mostCharacters = 2_000

const jointOf = (joint: string): Pick<ShownLine, 'joint'> => (joint.trim() === '' ? {} : { joint })
