import type { NutritionFacts, Step } from '../../core/recipe/recipe.ts'

/** An ingredient as written, before anybody works out its amount. */
export interface Line {
  text: string
  group: string | null
}

/**
 * What one way of reading a document says about its recipe: plain text only, empty where it says nothing.
 * Several of these are merged into one draft.
 */
export interface Findings {
  title: string
  description: string
  ingredients: Array<Line>
  steps: Array<Step>
  prepTime: number | null
  cookTime: number | null
  totalTime: number | null
  /** The number, and the words it came in. */
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
  }
}
