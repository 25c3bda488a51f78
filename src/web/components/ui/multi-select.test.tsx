import { load } from 'cheerio'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MultiSelect } from './multi-select.tsx'

const options = ['Soup', 'Salad', 'Pasta', 'Dinner', 'Lunch'].map((label) => ({ value: label.toLowerCase(), label }))

function render(value: Array<string>) {
  return load(
    renderToStaticMarkup(
      <MultiSelect noun="categories" name="category" options={options} value={value} onValueChange={() => {}} />,
    ),
  )
}

test('three of the chosen are named, the rest are counted', () => {
  expect(render(['soup', 'salad', 'pasta', 'dinner', 'lunch'])('button').text()).toBe('SoupSaladPasta+2')
  expect(render(['soup', 'salad', 'pasta'])('button').text()).toBe('SoupSaladPasta')
  expect(render([])('button').text()).toBe('Choose categories')
})

test('what is chosen travels with the form around it', () => {
  const $ = render(['soup', 'lunch'])
  expect(
    $('input[name=category]')
      .toArray()
      .map((input) => $(input).val()),
  ).toEqual(['soup', 'lunch'])
})
