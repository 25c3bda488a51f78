import { toIngredient } from '../../core/ingredients/parse-line.ts'
import type { Difficulty } from '../../core/recipes/difficulty.ts'
import type { RecipeDraft } from '../../core/recipes/recipe.ts'
import { absolute } from './absolute-address.ts'
import type { Findings } from './findings.ts'
import {
  groupName,
  withoutLongDecimals,
  withoutNestedBrackets,
  withoutSecondUnit,
  withoutStepLetters,
  withTidySpaces,
} from './written-lines.ts'

const difficultyWords: Record<Difficulty, RegExp> = {
  easy: /\b(?:easy|simple|beginner|einfach|leicht|simpel|facile|f[aá]cil|makkelijk|eenvoudig|lätt|enkel|nem|let|łatwy|łatwe)\b/iu,
  medium:
    /\b(?:medium|moderate|intermediate|mittel|normal|moyen(?:ne)?|media|medio|m[eé]dia|gemiddeld|medel|średni)\b/iu,
  hard: /\b(?:hard|difficult|advanced|challenging|schwer|schwierig|anspruchsvoll|difficile|dif[ií]cil|moeilijk|svår|svær|trudny)\b/iu,
}

interface Origin {
  /** The base of relative addresses. Empty for a file. */
  base: string
  /** The address of the recipe. By default the one that was found. */
  sourceUrl?: string
}

/** Turns findings into a draft. Parses amounts, resolves addresses, and replaces empty values with null. */
export function toDraft(found: Findings, { base, sourceUrl = absolute(found.url, base) }: Origin): RecipeDraft {
  const { prepTime, cookTime } = found
  const sum = (prepTime ?? 0) + (cookTime ?? 0)
  return {
    title: found.title || 'Imported Recipe',
    description: found.description,
    ingredients: found.ingredients.map(({ text, group }) => toIngredient(tidyLine(text), group && groupName(group))),
    instructions: withoutStepLetters(found.steps).map((step) => ({
      ...step,
      text: withTidySpaces(step.text),
      group: step.group && groupName(step.group),
    })),
    prepTime,
    cookTime,
    totalTime: found.totalTime ?? (sum > 0 ? sum : null),
    servings: found.servings,
    yield: found.yield || null,
    difficulty: difficultyIn(found.difficulty),
    categories: found.categories,
    cuisine: found.cuisine || null,
    tips: found.tips,
    nutritionFacts: found.nutrition,
    imageUrl: absolute(found.image, base) || null,
    author: authorOf(found),
    datePublished: isoDate(found.datePublished),
    language: languageTag(found.language),
    sourceUrl: sourceUrl || null,
    rating: found.rating,
  }
}

const tidyLine = (text: string) => withTidySpaces(withoutSecondUnit(withoutLongDecimals(withoutNestedBrackets(text))))

/** Some pages name the recipe where its author belongs, or write the line below the site's name behind a name. */
function authorOf({ author, title }: Findings): string | null {
  if (author === '' || author === title) return null
  return author.length > longestName ? (author.split(/ [|–—-] /)[0] ?? author) : author
}

/** Names of persons and sites are shorter: "Martin's Famous Potato Rolls and Bread" has 38 characters. */
const longestName = 80

function isoDate(text: string): string | null {
  return /^\d{4}-\d{2}-\d{2}/.exec(text)?.[0] ?? null
}

function languageTag(text: string): string | null {
  try {
    return Intl.getCanonicalLocales(text.trim().replaceAll('_', '-'))[0] ?? null
  } catch {
    return null
  }
}

function difficultyIn(text: string): Difficulty | null {
  if (difficultyWords.easy.test(text)) return 'easy'
  if (difficultyWords.medium.test(text)) return 'medium'
  return difficultyWords.hard.test(text) ? 'hard' : null
}
