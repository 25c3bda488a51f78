import { foods } from '../../ingredients/foods/foods.ts'
import { wordsOf } from '../../ingredients/foods/words.ts'
import { type Drawing, type DrawnDish, drawings } from './drawing.ts'
import { freeVariants } from './free-variants.ts'
import { namesElsewhere, variantNames } from './variant-names.ts'

interface Names {
  variants: ReadonlyMap<string, string>
  /** The number of words in the longest name. */
  longest: number
  /** Names by their first letters, the longest first: "Erdbeerkuchen" begins with "erdbeer", not with "erd". */
  beginnings: ReadonlyMap<string, ReadonlyArray<[string, string]>>
}

/** Shorter names must be a whole word: "pea" is no beginning of "peach". */
const shortestBeginning = 4

const firstLettersOf = (word: string) => word.slice(0, shortestBeginning)

const keyOf = (name: string) => wordsOf(name.replaceAll('-', ' ')).join(' ')

const namesByFood = new Map<string, Array<string>>()
for (const { name, names, family } of foods)
  for (const key of [name, ...family]) namesByFood.set(key, [...(namesByFood.get(key) ?? []), ...names])

const read = new Map<Drawing, Names>()

function namesOf(drawing: Drawing): Names {
  const known = read.get(drawing)
  if (known) return known
  const variants = new Map<string, string>()
  const written = Object.entries(variantNames[drawing] ?? {}).map(([variant, text]) => ({
    variant,
    words: text.split(',').map((word) => word.trim()),
  }))
  // Names in this file come before those of the food table: "chocolate chip" is a name of chocolate there.
  for (const { variant, words } of written) for (const word of words) setOnce(variants, keyOf(word), variant)
  for (const { variant, words } of written)
    for (const word of words)
      for (const name of [...(namesElsewhere[word]?.split(',') ?? []), ...(namesByFood.get(word) ?? [])])
        setOnce(variants, keyOf(name), variant)
  const names = {
    variants,
    longest: Math.max(1, ...[...variants.keys()].map((key) => key.split(' ').length)),
    beginnings: Map.groupBy(
      [...variants]
        .filter(([key]) => !key.includes(' ') && key.length >= shortestBeginning)
        .toSorted(([a], [b]) => b.length - a.length),
      ([key]) => firstLettersOf(key),
    ),
  }
  read.set(drawing, names)
  return names
}

function setOnce(map: Map<string, string>, key: string, value: string) {
  if (key && !map.has(key)) map.set(key, value)
}

/** All drawings with all their variants. */
export const drawnDishes: ReadonlyArray<DrawnDish> = drawings.flatMap((drawing) => {
  const variants = [...Object.keys(variantNames[drawing] ?? {}), ...(freeVariants[drawing]?.split(' ') ?? [])]
  return [drawing, ...[...new Set(variants)].map((variant): DrawnDish => `${drawing}#${variant}`)]
})

/** Chooses a variant of a drawing by the first word of a title that names a color or a food. Undefined if none does. */
export function variantOf(drawing: Drawing, title: string): string | undefined {
  const { variants, longest, beginnings } = namesOf(drawing)
  if (variants.size === 0) return undefined
  const words = wordsOf(title.replaceAll('-', ' '))
  for (let at = 0; at < words.length; at += 1) {
    for (let length = Math.min(longest, words.length - at); length > 0; length -= 1) {
      const variant = variants.get(words.slice(at, at + length).join(' '))
      if (variant !== undefined) return variant
    }
    const word = words[at] ?? ''
    const begun = beginnings.get(firstLettersOf(word))?.find(([name]) => word.startsWith(name))
    if (begun) return begun[1]
  }
  return undefined
}
