import type { NutritionFacts, Step } from '../../core/recipes/recipe.ts'

/** An ingredient as written, before its amount is parsed. */
export interface Line {
  text: string
  group: string | null
}

/**
 * The data that one part of a source found in a document. It is plain text, and missing fields are empty. Several
 * findings are merged into one draft.
 */
export interface Findings {
  title: string
  description: string
  ingredients: Array<Line>
  steps: Array<Step>
  prepTime: number | null
  cookTime: number | null
  totalTime: number | null
  /** The number of servings. `yield` has the text it came from. */
  servings: number | null
  yield: string
  difficulty: string
  categories: Array<string>
  cuisine: string
  tips: Array<string>
  nutrition: NutritionFacts | null
  image: string
  author: string
  datePublished: string
  language: string
  url: string
  /** The cook's own, 1 to 5. Not the mean of a page's visitors. */
  rating: number | null
}

export function noFindings(): Findings {
  return {
    title: '',
    description: '',
    ingredients: [],
    steps: [],
    prepTime: null,
    cookTime: null,
    totalTime: null,
    servings: null,
    yield: '',
    difficulty: '',
    categories: [],
    cuisine: '',
    tips: [],
    nutrition: null,
    image: '',
    author: '',
    datePublished: '',
    language: '',
    url: '',
    rating: null,
  }
}
