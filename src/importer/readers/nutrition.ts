import type { NutritionFacts } from '../../core/recipes/recipe.ts'
import { isNode, textIn } from './linked-data.ts'

/**
 * Reads schema.org NutritionInformation, or text with the same facts. Energy may be written as "1.200 kJ / 287 kcal". A
 * number without a unit means kilocalories.
 */
export function nutritionIn(value: unknown): NutritionFacts | null {
  const node =
    typeof value === 'string' ? labeledFacts(joinThousands(value)) : Array.isArray(value) ? value.find(isNode) : value
  if (!isNode(node)) return null
  const facts = {
    calories: kilocalories(textIn(joinThousands(node['calories']))),
    protein: grams(textIn(node['proteinContent'] ?? node['protein_content'] ?? node['protein'])),
    carbs: grams(textIn(node['carbohydrateContent'] ?? node['carbohydrate_content'] ?? node['carbs'])),
    fat: grams(textIn(node['fatContent'] ?? node['fat_content'] ?? node['fat'])),
  }
  // Plugins write zeros until someone fills in the facts.
  return Object.values(facts).some((fact) => fact !== null && fact > 0) ? facts : null
}

/**
 * Energy has no three decimals, so "1.850 kcal" are thousands. No dish has 287,125 kcal, which a script calculated. A plain
 * space may also end another number: "Servings 4 350 kcal".
 */
const thousands = String.raw`(?<![\d.,])[1-9]\d?(?:[.,'’]\d{3}| 000)(?:[.,]\d{1,2})?(?!\d)`
const firstThousand = String.raw`1 \d{3}(?:[.,]\d{1,2})?(?!\d)`
const spaced = /(?<=\d)[\u00a0\u2007\u2009\u202f](?=\d{3}(?!\d))/g

/** Keeps a non-breaking or thin space, which joins one number. Tidied texts have plain spaces only. */
function joinThousands<Value>(value: Value): Value | string {
  return typeof value === 'string' ? value.replace(spaced, "'") : value
}

const plainNumber = String.raw`(?<!\d)\d+(?:[.,]\d+)?`
const amount = String.raw`\s*:?\s*((?:(?:${thousands}|${firstThousand})(?=\s*(?:k?cal|kj))|${plainNumber})\s*[a-z]*)`
const labels = {
  calories: new RegExp(`\\b(?:calories|energy|kalorien|kcal(?=\\s*:))${amount}`, 'i'),
  proteinContent: new RegExp(`\\bproteins?${amount}`, 'i'),
  carbohydrateContent: new RegExp(`\\bcarb(?:ohydrate)?s?${amount}`, 'i'),
  fatContent: new RegExp(`(?<!saturated )\\bfat${amount}`, 'i'),
}

/** Reads text such as "Calories: 528 kcal, Protein: 12 g", which exports have instead of fields. */
const labeledFacts = (text: string) =>
  Object.fromEntries(Object.entries(labels).map(([name, label]) => [name, label.exec(text.slice(0, 2_000))?.[1]]))

const inCalories = new RegExp(`(^${firstThousand}|${thousands}|${plainNumber})\\s*k?cal`, 'i')
const inJoules = new RegExp(`(^${firstThousand}|${thousands}|${plainNumber})\\s*kj`, 'i')

function kilocalories(text: string): number | null {
  const stated = inCalories.exec(text)
  if (stated) return toEnergy(stated[1] ?? '')
  const joules = inJoules.exec(text)
  if (joules) return Math.round(toEnergy(joules[1] ?? '') / 4.184)
  return toNumber(/\d+(?:[.,]\d+)?/.exec(text)?.[0])
}

function toEnergy(text: string): number {
  const [, high, low, decimals = '0'] = /^([1-9]\d?)[^\d](\d{3})(?:[.,](\d+))?$/.exec(text) ?? []
  return Number(high === undefined ? text.replace(',', '.') : `${high}${low}.${decimals}`)
}

function grams(text: string): number | null {
  const number = toNumber(/\d+(?:[.,]\d+)?/.exec(text)?.[0])
  if (number === null) return null
  return /\d\s*mg\b|milligram/i.test(text) ? number / 1000 : number
}

function toNumber(text: string | undefined): number | null {
  if (text === undefined) return null
  const number = Number(text.replace(',', '.'))
  return Number.isFinite(number) ? number : null
}
