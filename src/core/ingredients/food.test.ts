import { expect, test } from 'vitest'
import { foodName } from './food.ts'

test.each([
  ['finely chopped onions (about 2)', 'onions'],
  ['plain flour, sifted', 'plain flour'],
  ['firm, ripe avocados', 'firm, ripe avocados'],
  ['red, yellow or orange bell peppers, sliced', 'red, yellow or orange bell peppers'],
  ['garlic cloves, crushed', 'garlic'],
  ['whole cloves', 'whole cloves'],
  ['ground cloves', 'ground cloves'],
  ['garlic cloves', 'garlic'],
  ['steel cut oats', 'steel cut oats'],
  ['beef brisket flat cut into 4 pieces', 'beef brisket flat'],
  ['boneless center cut pork chops', 'boneless center cut pork chops'],
  ['dried sliced shiitake', 'dried sliced shiitake'],
  ['petite diced tomatoes', 'petite diced tomatoes'],
  ['thick bread sliced', 'thick bread'],
  ['hot water', 'water'],
  ['hot sauce', 'hot sauce'],
  ['olive oil for frying', 'olive oil'],
  ['ground beef', 'ground beef'],
  ['kl. rote Zwiebel(n), gehackt', 'rote Zwiebel'],
  ['chopped', 'chopped'],
  ['', ''],
])('finds in %j the food %j', (name, food) => {
  expect(foodName(name)).toBe(food)
})
