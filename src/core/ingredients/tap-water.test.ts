import { expect, test } from 'vitest'
import { boughtFood } from '../shopping/food-key.ts'
import { keyOf } from './foods/foods.ts'
import { foodName } from './food.ts'
import { parseIngredientLine } from './parse-line.ts'
import { isTapWater } from './tap-water.ts'

const keysOf = (line: string) => {
  const { name } = parseIngredientLine(line)
  return [boughtFood(name, null).key, keyOf(foodName(name))]
}

test.each([
  '1 cup hot water',
  '100 ml lukewarm water',
  '1 cup starchy pasta water, reserved',
  '1 l Wasser',
  '200 ml lauwarmes Wasser',
  "20 cl d'eau froide",
  "200 ml d'eau de cuisson",
  '300 ml di acqua tiepida',
  '1 vaso de agua caliente',
  '200 ml de água morna',
  '2 dl kallt vatten',
  '2 dl koldt vand',
  '2 dl vann',
  '200 ml koud water',
  '1 szklanka ciepłej wody',
  '1 su bardağı ılık su',
  '水 200ml',
])('comes from the tap: %s', (line) => {
  expect(keysOf(line).map(isTapWater)).toEqual([true, true])
})

test.each([
  '1 cup sparkling water',
  '1 l mineral water',
  '1 tsp orange flower water',
  '1 l barley water',
  '1 cup coconut water',
  '2 cups ice',
  "1 c. à café d'eau de fleur d'oranger",
  '1 l eau gazeuse',
  '1 l Mineralwasser',
  '1 watermelon',
])('is bought: %s', (line) => {
  expect(keysOf(line).map(isTapWater)).toEqual([false, false])
})
