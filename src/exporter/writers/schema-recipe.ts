import { toIsoDuration } from '../../core/recipes/times/iso-duration.ts'
import type { NutritionFacts, RecipeDraft } from '../../core/recipes/recipe.ts'
import { inGroups } from '../../core/recipes/in-groups.ts'
import { headingOf, joinLines } from './written-parts.ts'

/** The fields of schema.org that all its dialects write in the same way. Empty ones are undefined. */
export function schemaFields(recipe: RecipeDraft) {
  const { title, description, imageUrl, author, datePublished, language, sourceUrl } = recipe
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: title,
    description: description || undefined,
    image: imageUrl ?? undefined,
    author: author === null ? undefined : { '@type': 'Person', name: author },
    datePublished: datePublished ?? undefined,
    inLanguage: language ?? undefined,
    url: sourceUrl ?? undefined,
    prepTime: duration(recipe.prepTime),
    cookTime: duration(recipe.cookTime),
    totalTime: duration(recipe.totalTime),
    recipeCuisine: recipe.cuisine ?? undefined,
    educationalLevel: recipe.difficulty ?? undefined,
    nutrition: nutrition(recipe.nutritionFacts),
    comment:
      recipe.tips.length === 0 ? undefined : recipe.tips.map((text) => ({ '@type': 'Comment', text: joinLines(text) })),
  }
}

/** A complete recipe. Headings of ingredients end with a colon, because schema.org has no others. */
export function schemaRecipe(recipe: RecipeDraft) {
  const { servings, yield: words, categories, ingredients, instructions } = recipe
  const count = servings === null ? [] : [String(servings)]
  return {
    ...schemaFields(recipe),
    recipeYield: words === null || words === count[0] ? count : [...count, words],
    recipeCategory: categories,
    recipeIngredient: inGroups(ingredients).flatMap(({ group, entries }) => [
      ...(group === null ? [] : [`${headingOf(group)}:`]),
      ...entries.map(({ line }) => joinLines(line)),
    ]),
    recipeInstructions: inGroups(instructions).flatMap(({ group, entries }): Array<object> => {
      const steps = entries.map(({ name, text }) => ({
        '@type': 'HowToStep',
        name: name ?? undefined,
        text: joinLines(text),
      }))
      return group === null ? steps : [{ '@type': 'HowToSection', name: headingOf(group), itemListElement: steps }]
    }),
  }
}

const duration = (minutes: number | null) => (minutes ? toIsoDuration(minutes) : undefined)

function nutrition(facts: NutritionFacts | null) {
  if (facts === null) return undefined
  const { calories, protein, carbs, fat } = facts
  return {
    '@type': 'NutritionInformation',
    calories: calories === null ? undefined : `${calories} calories`,
    proteinContent: grams(protein),
    carbohydrateContent: grams(carbs),
    fatContent: grams(fat),
  }
}

const grams = (value: number | null) => (value === null ? undefined : `${value} g`)
