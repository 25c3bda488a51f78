import { fill, type Template } from './fill.ts'
import { chance, pick, type Random } from './random.ts'

const openings: ReadonlyArray<Template> = [
  '{Main} and {companion}, and not much more than that: {minutes} minutes from start to table.',
  'The {form} we make when there [is {companion} to use up|is {companion} in the box|is nothing but {companion} in the fridge].',
  '{cuisine} {form} that [forgives almost everything|rewards a little patience|tastes better the next day].',
  '{Main} with {companion}, [slow and gentle|hot and fast|done simply], the way it was shown to me in a small kitchen.',
  '[Comfort in a bowl|A crowd-pleaser|A small feast|An old favourite]: {form} with {companion} for [sweetness|bite|colour|depth].',
  '{minutes} minutes of good smells, and {form} to show for it.',
  'This {form} began as a way to finish a bag of {companion} and became a habit.',
  'Made once a week in our house, with {main} or whatever stands in for it.',
  'Serves {servings} people, or two very hungry ones.',
  'If you have only ever had {form} from a packet, start here.',
]
const closings: ReadonlyArray<Template> = [
  'Eat with {side}.',
  'It keeps for three days in the fridge.',
  'Leftovers make a fine lunch.',
  'No special equipment, and one pan to wash.',
  'Children like it too, as a rule.',
  'The {companion} can be swapped for almost anything.',
  'Freezes well in portions.',
  'Do not skip the resting time.',
  'Taste before you salt.',
]
const tips: ReadonlyArray<Template> = [
  'Get everything chopped before you start; the rest is quick.',
  'No {companion}? Leave the {companion} out and use a little more of the {main}.',
  'A heavy pan keeps the heat even.',
  'It can be made a day ahead and warmed gently.',
  'Double the amounts and freeze half.',
  'Taste at the end, not at the beginning.',
  'Let the {main} come to room temperature first.',
  'Season in small steps. You can always add, never take away.',
  'Use the ripest {companion} you can find.',
]

export interface DishWords extends Readonly<Record<string, string>> {
  main: string
  Main: string
  companion: string
  form: string
  cuisine: string
  side: string
  minutes: string
  servings: string
}

export function describe(random: Random, words: DishWords): string {
  const opening = fill(pick(random, openings), random, words)
  const text = chance(random, 0.6) ? `${opening} ${fill(pick(random, closings), random, words)}` : opening
  return text.replace(/\b([Aa]) (?=[aeiou])/gi, '$1n ')
}

export function tipsFor(random: Random, words: DishWords): Array<string> {
  if (chance(random, 0.45)) return []
  const first = fill(pick(random, tips), random, words)
  const second = fill(pick(random, tips), random, words)
  return chance(random, 0.5) || first === second ? [first] : [first, second]
}
