import type { Ingredient } from '../ingredients/ingredient.ts'
import type { NutritionFacts, RecipeDraft, Step } from './recipe.ts'
import { recipeLimits, storableText } from './recipe-limits.ts'

/** Fields without a limit: a date, and values from a list. */
type Unlimited = 'datePublished' | 'difficulty' | 'rating'

/**
 * Cuts a draft to the limits of stored recipes, because sources have no limits. Drafts within the limits keep their
 * text.
 */
export function fitRecipe<Draft extends RecipeDraft>(draft: Draft): Draft {
  return { ...draft, ...fitFields(draft) }
}

/** A new field of recipes does not compile until it is cut here, or named in `Unlimited`. */
function fitFields(draft: RecipeDraft): Omit<RecipeDraft, Unlimited> {
  const { title, description, shortText, address, category, minutes } = recipeLimits
  return {
    title: clip(draft.title, title),
    description: clip(draft.description, description),
    ...clipLists({ ingredients: draft.ingredients.map(fitIngredient), instructions: draft.instructions.map(fitStep) }),
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
    tips: clipList(
      draft.tips.map(storableText),
      { characters: recipeLimits.tipCharacters, lines: recipeLimits.tipLines },
      (tip) => [tip],
    ),
    nutritionFacts: draft.nutritionFacts && fitNutrition(draft.nutritionFacts),
    imageUrl: addressOrNull(draft.imageUrl, address),
    sourceUrl: addressOrNull(draft.sourceUrl, address),
    author: clipOrNull(draft.author, shortText),
    language: (draft.language ?? '').length > 35 ? null : draft.language && storableText(draft.language),
  }
}

const clip = (text: string, length: number) => storableText(text.slice(0, length)).trim()

const clipOrNull = (text: string | null, length: number) => (text === null ? null : clip(text, length) || null)

/** Part of an address is no address. */
const addressOrNull = (text: string | null, length: number) =>
  text === null || text.length > length ? null : storableText(text)

const atMost = (value: number | null, most: number) =>
  value === null ? null : Math.min(most, Math.max(0, Math.round(value)))

function fitNutrition({ calories, protein, carbs, fat }: NutritionFacts): NutritionFacts {
  return { calories: fitFact(calories), protein: fitFact(protein), carbs: fitFact(carbs), fat: fitFact(fat) }
}

function fitFact(value: number | null) {
  return value !== null && value >= 0 && value <= recipeLimits.nutrition ? value : null
}

/** In the typed list, a heading ends with a colon and an empty line. Other texts end with less. */
const endLength = 3

/** Returns the length of texts in the typed list. */
const typedLength = (texts: ReadonlyArray<string | null>) =>
  texts.reduce((sum, text) => sum + (text === null ? 0 : text.length + endLength), 0)

/** One entry may fill the list, up to the room that its headings take. */
function fitIngredient({ line, amount, name, measures, ...ingredient }: Ingredient): Ingredient {
  const group = clipOrNull(ingredient.group, recipeLimits.shortText)
  const longest = recipeLimits.ingredientCharacters - typedLength(['', group])
  return { line: clip(line, longest), amount: storableText(amount), name: clip(name, longest), group, measures }
}

function fitStep(step: Step): Step {
  const name = clipOrNull(step.name, recipeLimits.shortText)
  const group = clipOrNull(step.group, recipeLimits.shortText)
  const longest = recipeLimits.instructionCharacters - typedLength(['', name, group])
  return { text: clip(step.text, longest), name, group }
}

type Lists = Pick<RecipeDraft, 'ingredients' | 'instructions'>

/**
 * Returns the entries of both lists that a page shows. Recipes saved before the limits existed may have any number of
 * lines.
 */
export function shownLists(recipe: Lists): Lists & { left: LeftOut } {
  const shown = clipLists(recipe)
  const ingredients = recipe.ingredients.length - shown.ingredients.length
  const steps = recipe.instructions.length - shown.instructions.length
  return { ...shown, left: { ingredients, steps } }
}

/** The number of entries that are not shown. */
export interface LeftOut {
  ingredients: number
  steps: number
}

function clipLists({ ingredients, instructions }: Lists): Lists {
  const { ingredientLines, steps } = recipeLimits
  return {
    ingredients: clipList(
      ingredients,
      { characters: recipeLimits.ingredientCharacters, lines: ingredientLines },
      ({ line, group }) => [line, group],
      (ingredient, before) => countLines(ingredient.line) + Number(isNewHeading(ingredient, before)),
    ),
    instructions: clipList(
      instructions,
      { characters: recipeLimits.instructionCharacters, lines: steps },
      ({ text, name, group }) => [text, name, group],
    ),
  }
}

const countLines = (text: string) => text.split('\n').length

const isNewHeading = ({ group }: Ingredient, before: Ingredient | undefined) =>
  group !== null && group !== (before?.group ?? null)

/** Returns the first entries that fit into the limits of characters and lines. Headings and separators count too. */
function clipList<Entry>(
  entries: Array<Entry>,
  most: { characters: number; lines: number },
  textsOf: (entry: Entry) => Array<string | null>,
  linesOf: (entry: Entry, before: Entry | undefined) => number = () => 1,
): Array<Entry> {
  let characters = 0
  let lines = 0
  const end = entries.findIndex((entry, index) => {
    characters += typedLength(textsOf(entry))
    lines += linesOf(entry, entries[index - 1])
    return characters > most.characters || lines > most.lines
  })
  return end < 0 ? entries : entries.slice(0, end)
}
