import { foodName } from '../../ingredients/food.ts'
import type { Ingredient } from '../../ingredients/ingredient.ts'
import { readAmountText } from '../../ingredients/scale-text.ts'
import { units } from '../../ingredients/units.ts'
import { wordStem } from '../step-ingredients/word-stem.ts'

/** The words that name the foods of a recipe, to tell "2 eggs" from "2 baking sheets" in a step. */
export interface StepFoods {
  /** Words of foods that are counted: eggs, cans of beans. */
  counted: ReadonlySet<string>
  /** Those of which the recipe takes two or more. */
  several: ReadonlySet<string>
}

const wordPattern = /\p{L}[\p{L}\p{M}]+/gu

export function stepFoodsOf(ingredients: ReadonlyArray<Pick<Ingredient, 'amount' | 'name'>>): StepFoods {
  const counted = new Set<string>()
  const several = new Set<string>()
  for (const { amount, name } of ingredients) {
    const main = readAmountText(amount)?.parts[0]
    const kind = units.get(main?.unit?.id ?? '')?.kind
    if (amount === '' || kind === 'mass' || kind === 'volume') continue
    for (const [word] of foodName(name).matchAll(wordPattern)) {
      counted.add(wordStem(word))
      if ((main?.quantity.max ?? 0) >= 2) several.add(wordStem(word))
    }
  }
  return { counted, several }
}
