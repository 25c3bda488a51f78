import { guessLanguage, isOtherLanguage } from '../text/guess-language.ts'
import { languageTag } from './language-tag.ts'
import type { RecipeDraft } from './recipe.ts'

type Written = Pick<RecipeDraft, 'language' | 'title' | 'ingredients' | 'instructions'>

/**
 * Returns the language of a recipe: the stated one, unless the text is clearly in another. Typed recipes and files state
 * none, and pages of an English shop system call every text English.
 */
export function recipeLanguage({ language, title, ingredients, instructions }: Written): string | null {
  const tag = languageTag(language)
  const texts = [...instructions.map((step) => step.text), title, ...ingredients.map(({ line }) => line)]
  const text = texts.join('\n')
  if (tag === undefined) return guessLanguage(text) ?? null
  return isOtherLanguage(text, primaryOf(tag)) ? (guessLanguage(text) ?? tag) : tag
}

/** "No" is the older tag of both kinds of Norwegian. */
function primaryOf(tag: string): string {
  const primary = tag.toLowerCase().split('-')[0] ?? ''
  return primary === 'no' || primary === 'nn' ? 'nb' : primary
}
