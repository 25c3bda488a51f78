import { load } from 'cheerio'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { everyRecipe, noFilters, readSearchAddress, searchPath } from '../../../core/search/search-address.ts'
import type { SearchFacets } from '../../../core/search/search.ts'
import { FilterFields } from './filter-fields.tsx'

const address =
  'category=dinner&cuisine=Thai&difficulty=easy&diet=vegan&time=30&stars=4&chef=mei&have=leek&without=onion'
const query = readSearchAddress(new URLSearchParams(address))
const search = { query, isPending: false, change: () => undefined }
const facets: SearchFacets = {
  categories: [],
  cuisines: [],
  difficulties: [],
  diets: [],
  times: [],
  stars: [],
  chefs: [],
}
const Stub = createRoutesStub([
  { path: '/', Component: () => <FilterFields search={search} facets={facets} chefName={null} formId="filters" /> },
])
const $ = load(renderToStaticMarkup(<Stub initialEntries={['/']} />))

const filters = (Object.keys(noFilters) as Array<keyof typeof noFilters>).filter((name) => name !== 'page')

test.each(filters)('has a field for the filter "%s", with its choice', (name) => {
  const { searchParams } = new URL(searchPath({ ...everyRecipe, [name]: query[name] }), 'https://kitchen.example')
  const [parameter = '', value] = [...searchParams][0] ?? []
  const chosen = [...$(`[form=filters][name=${parameter || 'none'}]:is(:checked, [type=hidden])`)]
  expect(chosen.map((field) => $(field).attr('value'))).toEqual([value])
})
