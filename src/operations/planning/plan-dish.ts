import { randomUUID } from 'node:crypto'
import type { SignedIn } from '../../core/accounts/signed-in.ts'
import { type Dish, placeDish, type Slot } from '../../core/planning/meal-plan.ts'
import { listSavedRecipes } from '../../db/collections/saved-recipes.ts'
import { findPlanEntry } from '../../db/planning/plan-entries.ts'
import type { App } from '../app/app.ts'
import { changePlan } from './change-plan.ts'

interface Wanted {
  title: string
  recipeId: string
  leftoversOf: string
}

/** Plans a recipe, leftovers of an entry, or else the text, from a form without script. */
export async function planDish(app: App, user: SignedIn, slot: Slot, wanted: Wanted) {
  const dish = await dishOf(app, user, wanted)
  if (!dish) return { ok: false as const, problem: 'Choose a recipe, or write a dish' }
  return changePlan(app, user, { put: [placeDish(dish, slot, randomUUID())], remove: [] })
}

async function dishOf({ db }: App, user: SignedIn, { title, recipeId, leftoversOf }: Wanted): Promise<Dish | null> {
  if (recipeId) {
    const [recipe] = (await listSavedRecipes(db, [recipeId])).recipes
    return recipe ? { kind: 'recipe', title: recipe.title, recipeId: recipe.id, servings: recipe.servings } : null
  }
  if (leftoversOf) {
    const source = await findPlanEntry(db, user.id, leftoversOf)
    return source ? { kind: 'leftovers', title: source.title, of: source.id } : null
  }
  return title ? { kind: 'text', title } : null
}
