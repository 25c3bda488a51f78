import type { Ingredient } from '../ingredient/ingredient.ts'
import type { NutritionFacts, RecipeDraft, Step } from './recipe.ts'
import { recipeLimits, storableText } from './recipe-limits.ts'

/** Sources know no limits: what one wrote, cut to what can be kept. A draft that fits comes back as it is. */
export function fitRecipe<Draft extends RecipeDraft>(draft: Draft): Draft {
  const { title, description, shortText, address, category, minutes } = recipeLimits
  return {
    ...draft,
    title: clip(draft.title, title),
    description: clip(draft.description, description),
    ingredients: clipList(draft.ingredients.map(fitIngredient), recipeLimits.ingredients, ({ line, group }) => [
      line,
      group,
    ]),
    instructions: clipList(draft.instructions.map(fitStep), recipeLimits.instructions, ({ text, name, group }) => [
      text,
      name,
      group,
    ]),
    prepTime: atMost(draft.prepTime, minutes),
    cookTime: atMost(draft.cookTime, minutes),
    totalTime: atMost(draft.totalTime, minutes),
    servings: draft.servings === null ? null : Math.min(recipeLimits.servings, Math.max(1, Math.round(draft.servings))),
    yield: clipOrNull(draft.yield, shortText),
    categories: [...new Set(draft.categories.map((name) => clip(name.trim().toLowerCase(), category)))].slice(
      0,
      recipeLimits.categories,
    ),
    cuisine: clipOrNull(draft.cuisine, shortText),
    tips: clipList(draft.tips.map(storableText), recipeLimits.tips, (tip) => [tip]),
    nutritionFacts: draft.nutritionFacts && fitNutrition(draft.nutritionFacts),
    imageUrl: (draft.imageUrl ?? '').length > address ? null : draft.imageUrl,
    sourceUrl: (draft.sourceUrl ?? '').length > address ? null : draft.sourceUrl,
    author: clipOrNull(draft.author, shortText),
    language: (draft.language ?? '').length > 35 ? null : draft.language && storableText(draft.language),
  }
}

const clip = (text: string, length: number) => storableText(text.slice(0, length)).trim()

const clipOrNull = (text: string | null, length: number) => (text === null ? null : clip(text, length) || null)

const atMost = (value: number | null, most: number) =>
  value === null ? null : Math.min(most, Math.max(0, Math.round(value)))

function fitNutrition({ calories, protein, carbs, fat }: NutritionFacts): NutritionFacts {
  return { calories: fitFact(calories), protein: fitFact(protein), carbs: fitFact(carbs), fat: fitFact(fat) }
}

function fitFact(value: number | null) {
  return value !== null && value >= 0 && value <= recipeLimits.nutrition ? value : null
}

const fitIngredient = ({ line, amount, name, group, measures }: Ingredient): Ingredient => ({
  line: clip(line, recipeLimits.ingredients - 10),
  amount: storableText(amount),
  name: clip(name, recipeLimits.ingredients),
  group: clipOrNull(group, recipeLimits.shortText),
  measures,
})

const fitStep = ({ text, name, group }: Step): Step => ({
  text: clip(text, recipeLimits.instructions - 10),
  name: clipOrNull(name, recipeLimits.shortText),
  group: clipOrNull(group, recipeLimits.shortText),
})

/** The entries that fit into so many characters, headings and separators counted. */
function clipList<Entry>(
  entries: Array<Entry>,
  most: number,
  textsOf: (entry: Entry) => Array<string | null>,
): Array<Entry> {
  let used = 0
  const end = entries.findIndex((entry) => {
    used += textsOf(entry).reduce((sum, text) => sum + (text === null ? 0 : text.length + 3), 0)
    return used > most
  })
  return end < 0 ? entries : entries.slice(0, end)
}
