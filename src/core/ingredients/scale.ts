import { convertAmount } from './convert.ts'
import { convertName, saysSize, withOwnMeasure } from './convert-name.ts'
import { describeAmount, sizeIn, times } from './describe-amount.ts'
import { densityOf } from './density.ts'
import { foodName } from './food.ts'
import { isPresentable } from './format-number.ts'
import type { Amount, Ingredient } from './ingredient.ts'
import { describesNoun } from './length-phrase.ts'
import { measuresOf, upperOf } from './measures.ts'
import { inUnitsOfFood } from './poured.ts'
import type { AmountText, Part } from './read-amount.ts'
import { partsBehind } from './read-compound.ts'
import { readRepeats } from './name-bracket.ts'
import { kindOf } from './read-measure.ts'
import { scaleName } from './scale-name.ts'
import { needsTimesSign, type NumberDisplay, readAmountText, scaleText } from './scale-text.ts'
import { units } from './units.ts'

export interface Scaling {
  factor: number
  display: NumberDisplay
  system: 'as-written' | 'metric' | 'us'
}

/** Returns the amount and name to display at this scale. Doesn't change the ingredient. */
export function scaleIngredient(
  ingredient: Pick<Ingredient, 'amount' | 'name'>,
  { factor, display, system }: Scaling,
): { amount: string; name: string } {
  const { amount, name } = ingredient
  const scaled = { amount: scaleText(amount, factor, display), name: scaleName(name, amount, factor, display) }
  const read = system === 'as-written' ? null : readAmountText(amount)
  if (!read || system === 'as-written') return scaled
  const own = withOwnMeasure(name, read, system)
  if (own) return scaleIngredient(own, { factor, display, system: 'as-written' })
  const inSystem = inOneSystem(amount, read, name, { factor, display, system })
  const scaledRead = readAmountText(scaled.amount)
  // In "4 oz 1 stick butter", the sticks say the ounces again. Beside grams, they would be a second amount.
  const isInSystem = inSystem !== null || units.get(read.parts[0]?.unit?.id ?? '')?.system === system
  const bare = isInSystem ? withoutFirstRepeat(name, read) : name
  return {
    amount: inSystem ?? scaled.amount,
    name: convertName(
      bare === name ? scaled.name : scaleName(bare, amount, factor, display),
      [...read.parts, ...(scaledRead?.parts ?? [])],
      system,
    ),
  }
}

function withoutFirstRepeat(name: string, { parts: [main] }: AmountText): string {
  const [first] = readRepeats(name, main)
  return first?.start === 0 ? name.slice(first.end).trimStart() : name
}

function inOneSystem(
  amount: string,
  read: AmountText,
  name: string,
  { factor, display, system }: Scaling & { system: 'metric' | 'us' },
): string | null {
  const [main] = read.parts
  if (!main) return null
  if (read.parts.some(({ role }) => role === 'size'))
    return withSizeConverted(amount, read, name, { factor, display, system })
  const added = read.parts.find(({ role, unit: other }) => role === 'plus' && kindOf(other) !== kindOf(main.unit))
  if (added) return sumInOneSystem(amount, added, name, { factor, display, system })
  const [first] = inUnitsOfFood(measuresOf(read), name)
  const unit = units.get(first?.unit ?? '')
  if (!first || !unit) return null
  const isAtHome = unit.system === system || unit.system === 'both'
  const others = read.parts.filter((part) => part.role === 'same')
  const grams = system === 'metric' && unit.id === 'tbsp' ? others.find(isWeighed) : undefined
  // Of "2 tbsp plus ¼ cup (50 g)", the bracket may be about the cup only.
  if (grams && read.parts.every(({ role }) => role !== 'plus')) return alone(amount, read, grams, factor, display)
  if (isAtHome) return others.length === 0 ? null : alone(amount, read, main, factor, display)
  const other = others.find((part) => units.get(part.unit?.id ?? '')?.system === system)
  // Of "1 cup (240 ml) plus 2 tbsp", the bracket is not the whole.
  if (other && !isFollowedByPlus(read, other)) return alone(amount, read, other, factor, display)
  const food = foodName(name)
  const converted = convertAmount(times(sticksInCups(first, food), factor), system, densityOf(food))
  if (!converted || !isPresentable(upperOf(converted))) return null
  const described = describeAmount(converted)
  return converted.unit === 'inch' && describesNoun(` ${name}`)
    ? described.replace(/ inch(?:es)?$/, '-inch')
    : described
}

/** Converts both amounts of "1 stick + 6 tablespoons". */
function sumInOneSystem(amount: string, added: Part, name: string, scaling: Scaling): string {
  const before = amount.slice(0, added.quantity.start)
  const joint = /,? ?(?:\+|\p{L}+) ?$/u.exec(before)?.[0] ?? ''
  return [before.slice(0, before.length - joint.length), amount.slice(before.length)]
    .map((text) => scaleIngredient({ amount: text, name }, scaling).amount)
    .join(joint)
}

/** Metric kitchens weigh "7 tablespoons (100 g)" of butter. Less than 25 g is quicker with a spoon. */
const isWeighed = ({ quantity, unit }: Part): boolean => unit?.id === 'g' && quantity.min >= 25

const isFollowedByPlus = ({ parts }: AmountText, part: Part): boolean =>
  parts.slice(parts.indexOf(part)).some(({ role }) => role === 'plus')

/** Extracts one part of a dual amount: "10½ oz" from "300 g / 10½ oz". */
function alone(amount: string, read: AmountText, part: Part, factor: number, display: NumberDisplay): string {
  const last = partsBehind(read.parts, part).at(-1) ?? part
  const end = last.unit?.end ?? last.quantity.end
  return scaleText(amount.slice(part.quantity.start, end), factor, display)
}

/** Writes the size of one piece in this system. Of "400g/14oz", only one stays. */
function withSizeConverted(
  amount: string,
  read: AmountText,
  food: string,
  { factor, display, system }: Scaling & { system: 'metric' | 'us' },
): string | null {
  const sizes = read.parts.filter(({ role }) => role === 'size')
  const [first] = sizes
  const { start = 0 } = first?.quantity ?? {}
  const end = sizes.at(-1)?.unit?.end ?? start
  const home = sizes.find(({ unit }) => units.get(unit?.id ?? '')?.system === system)
  if (first && !home && saysSize(food, first, system)) return null
  const said = home ? amount.slice(home.quantity.start, home.unit?.end) : first ? sizeIn(first, system, food) : null
  if (said === null) return null
  const sign = !home && needsTimesSign(amount, read) ? 'x ' : ''
  return scaleText(amount.slice(0, start) + sign + said + amount.slice(end), factor, display)
}

/** A stick of American butter weighs 113 g. Other sticks (cinnamon, celery) are just counted. */
export function sticksInCups(amount: Amount, food: string): Amount {
  if (amount.unit !== 'stick' || !/butter|margarine|shortening/i.test(food)) return amount
  return { ...times(amount, 0.5), unit: 'cup' }
}
