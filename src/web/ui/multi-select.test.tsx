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

test('names three selected options and counts the rest', () => {
  expect(render(['soup', 'salad', 'pasta', 'dinner', 'lunch'])('button').text()).toBe('SoupSaladPasta+2')
  expect(render(['soup', 'salad', 'pasta'])('button').text()).toBe('SoupSaladPasta')
  expect(render([])('button').text()).toBe('Choose categories')
})

test('sends the selected options with the form around it', () => {
  const $ = render(['soup', 'lunch'])
  expect(
    $('input[name=category]')
      .toArray()
      .map((input) => $(input).val()),
  ).toEqual(['soup', 'lunch'])
})
