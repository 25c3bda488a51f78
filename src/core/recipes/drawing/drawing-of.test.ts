import { expect, test } from 'vitest'
import { costGrowth, linearGrowth } from '../../../../tests/support/cost-growth.ts'
import { toIngredient } from '../../ingredients/parse-line.ts'
import { drawingOf } from './drawing-of.ts'

const drawingFor = (title: string, categories: Array<string> = [], ...lines: Array<string>) =>
  drawingOf({ title, categories, ingredients: lines.map((line) => toIngredient(line)) })

test.each([
  ['Grandma’s Cinnamon Rolls', 'rolls'],
  ['Taco Soup', 'soup'],
  ['Chicken Salad Sandwiches', 'sandwich'],
  ['Salmon with Lemon Rice', 'fish'],
  ['Chicken and Rice', 'chicken'],
  ['Chicken Fried Rice', 'rice'],
  ['Tuna Steak', 'fish'],
  ['Roast Chicken', 'chicken'],
  ['Orange Juice Carrots', 'vegetables'],
  ['Meatballs in Tomato Sauce', 'meatballs'],
  ['Mac and Cheese', 'pasta'],
  ['Banana Bread (no eggs)', 'bread'],
])('takes the noun of the title: %s', (title, drawing) => {
  expect(drawingFor(title)).toBe(drawing)
})

test.each([
  ['Kartoffelsuppe', 'soup'],
  ['Zwetschgenkuchen vom Blech', 'cake'],
  ['Tarte aux pommes', 'pie'],
  ['Crema de calabaza asada', 'soup'],
  ['Albóndigas en salsa', 'meatballs'],
  ['Risotto ai funghi', 'rice'],
  ['Pannenkoeken met stroop', 'pancakes'],
  ['Frango assado com batatas', 'chicken'],
  ['Svenska köttbullar', 'meatballs'],
  ['Gammeldags æblekage', 'cake'],
  ['Fiskesuppe', 'soup'],
  ['Lohikeitto', 'soup'],
  ['Túrós palacsinta', 'pancakes'],
  ['Ciorbă de legume', 'soup'],
  ['Mercimek çorbası', 'soup'],
  ['Nasi goreng ayam', 'rice'],
  ['Щи из свежей капусты', 'soup'],
  ['Печенье овсяное', 'cookies'],
  ['Пита са сиром', 'pie'],
  ['Μουσακάς της γιαγιάς', 'casserole'],
  ['Grybų sriuba', 'soup'],
  ['शाही पुलाव', 'rice'],
  ['மட்டன் பிரியாணி', 'rice'],
  ['شوربة العدس', 'soup'],
  ['Truita de patates', 'eggs'],
])('understands the languages a site is searched in: %s', (title, drawing) => {
  expect(drawingFor(title)).toBe(drawing)
})

test('asks the categories where the title names no dish, and then the main food', () => {
  expect(drawingFor('Aunt Mabel’s Best', ['soup', 'vegan'])).toBe('soup')
  expect(drawingFor('Aunt Mabel’s Best', ['Dessert'])).toBe('pudding')
  expect(drawingFor('Aunt Mabel’s Best', ['dinner'], '600 g cod', '1 lemon')).toBe('fish')
  expect(drawingFor('Aunt Mabel’s Best', [], '1 cup of love')).toBe('plate')
})

test('takes no English word for a dish of another language', () => {
  expect(drawingFor('Black Forest Cake the Slow Way')).toBe('cake')
  expect(drawingFor('One Pan Lemon Chicken')).toBe('chicken')
  expect(drawingFor('What Is in a Glass')).toBe('plate')
})

test.each([', ', 'flour, '])('an ingredient of many %j costs no more than its length', async (piece) => {
  const growth = await costGrowth(
    (length) => [toIngredient(piece.repeat(length / piece.length))],
    (ingredients) => drawingOf({ title: 'Mystery', categories: [], ingredients }),
    7_000,
  )
  expect(growth).toBeLessThan(linearGrowth)
})
