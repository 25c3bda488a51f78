import type { NutritionFacts } from '../../core/recipes/recipe.ts'
import { isNode, textIn } from './linked-data.ts'

/**
 * Reads schema.org NutritionInformation, or text with the same facts. Energy may be written as "1.200 kJ / 287 kcal". A
 * number without a unit means kilocalories.
 */
export function nutritionIn(value: unknown): NutritionFacts | null {
  const node = typeof value === 'string' ? labeledFacts(value) : Array.isArray(value) ? value.find(isNode) : value
  if (!isNode(node)) return null
  const facts = {
    calories: kilocalories(textIn(node['calories'])),
    protein: grams(textIn(node['proteinContent'] ?? node['protein_content'] ?? node['protein'])),
    carbs: grams(textIn(node['carbohydrateContent'] ?? node['carbohydrate_content'] ?? node['carbs'])),
    fat: grams(textIn(node['fatContent'] ?? node['fat_content'] ?? node['fat'])),
  }
  return Object.values(facts).some((fact) => fact !== null) ? facts : null
}

const amount = String.raw`\s*:?\s*(\d+(?:[.,]\d+)?\s*[a-z]*)`
const labels = {
  calories: new RegExp(`\\b(?:calories|energy|kalorien|kcal(?=\\s*:))${amount}`, 'i'),
  proteinContent: new RegExp(`\\bproteins?${amount}`, 'i'),
  carbohydrateContent: new RegExp(`\\bcarb(?:ohydrate)?s?${amount}`, 'i'),
  fatContent: new RegExp(`(?<!saturated )\\bfat${amount}`, 'i'),
}

/** Reads text such as "Calories: 528 kcal, Protein: 12 g", which exports have instead of fields. */
const labeledFacts = (text: string) =>
  Object.fromEntries(Object.entries(labels).map(([name, label]) => [name, label.exec(text.slice(0, 2_000))?.[1]]))

function kilocalories(text: string): number | null {
  const stated = /(\d+(?:[.,]\d+)?)\s*k?cal/i.exec(text)
  if (stated) return toNumber(stated[1])
  const joules = /(\d+(?:[.,]\d+)?)\s*kj/i.exec(text)
  const number = toNumber(/\d+(?:[.,]\d+)?/.exec(text)?.[0])
  return joules && number !== null ? Math.round(number / 4.184) : number
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
