import { startsWithNumber } from '../../../core/ingredients/fraction-signs.ts'
import { textOf } from '../../readers/html-text.ts'
import { childElements, parentElement, type HtmlElement } from '../../readers/html-tree.ts'
import { isMeasured } from './likeness.ts'
import { remembered } from './remembered.ts'
import { sectionOfLine } from './section-words.ts'

interface Columns {
  names: HtmlElement
  /** The place of the column "Ingredient". */
  food: number
  /** The unit that the name of a column states, as "Grams" above "500". */
  units: ReadonlyArray<string>
  /** True for the percentages of a bread formula. */
  areShares: ReadonlyArray<boolean>
}

/** Returns the heading of the list for column names of which one is "Ingredient", and null for other rows. */
export function ingredientsColumn(row: HtmlElement): string | null {
  const columns = columnsAbove(row)
  return columns?.names === row ? textOf(cellsOf(row)[columns.food] ?? row) : null
}

/**
 * Returns the line of a row below column names such as "Ingredient | Volume | Grams | %": "3 cups (360 g) flour". Returns
 * null for rows of other tables.
 */
export function ingredientInRow(row: HtmlElement): string | null {
  const columns = columnsAbove(row)
  const cells = cellsOf(row)
  if (!columns || columns.names === row || cells.length !== columns.units.length) return null
  const food = textOf(cells[columns.food] ?? row)
  const others = cells.flatMap((cell, index) => {
    const text = textOf(cell)
    return index === columns.food || text === '' || columns.areShares[index]
      ? []
      : [withUnit(text, columns.units[index] ?? '')]
  })
  const [amount, ...moreAmounts] = others.filter(isAmount)
  const notes = others.filter((text) => !isAmount(text))
  if (food === '' || amount === undefined || moreAmounts.length > 1) return null
  const [more] = moreAmounts
  return [`${amount}${more ? ` (${more})` : ''} ${food}`, ...notes].join(', ')
}

const isAmount = (text: string) => startsWithNumber(text) && text.length < longestAmount
const longestAmount = 30

const withUnit = (text: string, unit: string) => (/^[\d.,]+$/.test(text) && unit !== '' ? `${text} ${unit}` : text)

const cellsOf = (row: HtmlElement) => childElements(row).filter(({ name }) => name === 'td' || name === 'th')

const columnsAbove = (row: HtmlElement): Columns | null => {
  let table = parentElement(row)
  if (table && /^t(?:body|head)$/.test(table.name)) table = parentElement(table)
  return row.name === 'tr' && table?.name === 'table' ? columnsOf(table) : null
}

const columnsOf: (table: HtmlElement) => Columns | null = remembered((table: HtmlElement) => {
  const first = childElements(table).find(({ name }) => /^t(?:r|head|body)$/.test(name))
  const names = first?.name === 'tr' ? first : first && childElements(first).find(({ name }) => name === 'tr')
  const cells = names ? cellsOf(names) : []
  if (!names || cells.length < 2 || cells.some(({ name }) => name !== 'th')) return null
  const texts = cells.map(textOf)
  const food = texts.findIndex((text) => sectionOfLine(text) === 'ingredients')
  return food < 0
    ? null
    : { names, food, units: texts.map(unitNamed), areShares: texts.map((text) => text.includes('%')) }
})

/** "Grams", "Weight (g)", "Weight in grams" */
function unitNamed(name: string): string {
  const unit = /\(([^()]{1,8})\)$/.exec(name)?.[1] ?? name.split(' ').at(-1) ?? ''
  const short = /^gram(?:s|m|mes|os|mi)?$/i.test(unit) ? 'g' : unit.toLowerCase()
  return isMeasured(`1 ${short} x`) ? short : ''
}
