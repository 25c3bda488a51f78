import { fractionSigns } from '../../../core/ingredients/fraction-signs.ts'
import { schemaIngredients } from '../../readers/schema-ingredients.ts'
import { findingsOf, type TextFormat } from './text-format.ts'

const address = /^https?:\/\/\S+$/i
const amount = new RegExp(String.raw`^(?:\d+(?![\d.)]*[.)]\s)|[${fractionSigns}])`)

/** ChefTap: a title, often the address, then ingredients that start with an amount, then steps. Nothing has a label. */
export const chefTap: TextFormat = {
  accepts: (text, name) =>
    /cheftap[^/]*\/.*\.txt$/i.test(name) &&
    !/^(?:ingredients|instructions|directions|method|preparation)\s*:?\s*$/im.test(text),
  split: (text) => [text],
  read(recipe) {
    const [title = '', ...rest] = recipe
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
    const lines = rest.filter((line) => !address.test(line))
    const first = lines.findIndex((line) => amount.test(line))
    const from = lines[first - 1]?.endsWith(':') ? first - 1 : first
    const length = lines.slice(from).findIndex((line) => !amount.test(line) && !isShort(line))
    const to = from < 0 ? 0 : length < 0 ? lines.length : from + length
    const found = findingsOf({ title, yield: '', categories: [], steps: lines.slice(to) })
    return {
      found: {
        ...found,
        description: lines.slice(0, Math.max(0, from)).join(' '),
        url: rest.find((line) => address.test(line)) ?? '',
        ingredients: schemaIngredients(lines.slice(Math.max(0, from), to)),
      },
    }
  },
}

/** Between ingredients, a short line without a period is one without an amount, or a heading. */
const isShort = (line: string) => line.length < 40 && !/[.!]$/.test(line) && !/^\d+[.)]\s/.test(line)
