import { readRecipeSummaries } from '../../../core/recipes/read-recipe-summary.ts'
import type { RecipeSummary } from '../../../core/recipes/recipe-summary.ts'
import { storedEntry } from '../../browser/stored-entry.ts'

const mostCards = 200
/** A card shows two lines. */
const longestDescription = 300

const none: ReadonlyArray<RecipeSummary> = []

/** The cards of saved and planned recipes, so that they are shown at once and without a connection. */
export const cardsEntry = storedEntry({ name: 'recipe-cards', version: 1, empty: none, check: readRecipeSummaries })

/** Stores new cards before the others, and drops those of recipes that are gone. */
export function storeCards(cards: ReadonlyArray<RecipeSummary>, gone: ReadonlyArray<string>) {
  const replaced = new Set([...cards.map(({ id }) => id), ...gone])
  const short = cards.map((card) => ({ ...card, description: card.description.slice(0, longestDescription) }))
  const others = cardsEntry.read().filter(({ id }) => !replaced.has(id))
  cardsEntry.write([...short, ...others].slice(0, mostCards))
}
