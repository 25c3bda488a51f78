import type { RecipeDraft } from '../core/recipes/recipe.ts'

export interface ExtractJob {
  id: string
  /** Either a file path … */
  path?: string
  /** … or a page already fetched. */
  html?: Uint8Array
  url?: string
  contentType?: string
}

export interface Extracted {
  id: string
  recipe: RecipeDraft | null
  problem?: string
  /** Time of the extraction alone, without disk access and decompression. */
  ms: number
}

/** A worker's result: a line ready to print, and a summary for people. */
export interface ExtractedLine {
  id: string
  json: string
  summary: string
  found: boolean
}

export function extractedLine(extracted: Extracted): ExtractedLine {
  const { id, recipe, problem, ms } = extracted
  const line = { id, recipe: recipe && flatRecipe(recipe), ...(problem === undefined ? {} : { problem }), ms }
  const summary = recipe ? summaryOf(id, recipe) : `${id}: ${problem}`
  return { id, json: JSON.stringify(line), summary, found: recipe !== null }
}

export function flatRecipe(recipe: RecipeDraft) {
  return {
    title: recipe.title,
    description: recipe.description,
    ingredients: recipe.ingredients.map(({ line, group }) => ({ line, group })),
    instructions: stepLines(recipe),
    prepTime: recipe.prepTime,
    cookTime: recipe.cookTime,
    totalTime: recipe.totalTime,
    servings: recipe.servings,
    image: recipe.imageUrl,
    author: recipe.author,
  }
}

/** Writes a group's name as a line before its steps, because a flat list has no headings. */
function stepLines({ instructions }: RecipeDraft): Array<string> {
  return instructions.flatMap(({ group, name, text }, index) => {
    const isNewGroup = group !== null && group !== instructions[index - 1]?.group
    return [...(isNewGroup ? [group] : []), ...(name === null ? [] : [name]), text]
  })
}

function summaryOf(id: string, recipe: RecipeDraft): string {
  const facts = [
    `${recipe.ingredients.length} ingredients`,
    `${recipe.instructions.length} steps`,
    recipe.totalTime === null ? '' : `${recipe.totalTime} min`,
    recipe.servings === null ? '' : `serves ${recipe.servings}`,
  ]
  return `${id}: ${recipe.title} (${facts.filter((fact) => fact !== '').join(', ')})`
}
