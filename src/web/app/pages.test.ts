import { globSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { navigationFor } from '../features/admin/navigation.ts'
import routes from '../routes.ts'
import { pages } from './pages.ts'

const features = join(import.meta.dirname, '../features')

test('every route module is declared, and every declared module exists', () => {
  const modules = globSync('*/routes/*.{ts,tsx}', { cwd: features })
    .filter((file) => !/\.test\.|\/layout\.tsx$/.test(file))
    .map((file) => relative('.', file).replaceAll('\\', '/'))
  expect([...new Set(pages.map(({ module }) => module))].toSorted()).toEqual(modules.toSorted())
})

test('no path is declared twice', () => {
  const paths = pages.map(({ path }) => path)
  expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([])
})

test('a page in a layout has a path below that layout', () => {
  const outside = pages.filter(({ path, layout }) => layout && path !== layout && !path.startsWith(`${layout}/`))
  expect(outside.map(({ path }) => path)).toEqual([])
})

test('never caches or lists a page that is restricted', () => {
  const wrong = pages.filter(
    ({ open, cache, crawlers }) => open !== 'visitor' && (cache !== 'never' || crawlers === 'listed'),
  )
  expect(wrong.map(({ path }) => path)).toEqual([])
})

test('every page can be opened or takes a form', () => {
  expect(pages.filter(({ open, submit }) => open === null && submit === null)).toEqual([])
})

test('React Router gets a route for every page', () => {
  const files = new Set(routes.flatMap((route) => [route, ...(route.children ?? [])]).map(({ file }) => file))
  expect(pages.filter(({ module }) => !files.has(`features/${module}`))).toEqual([])
})

test('offers an editor only the pages an editor may open', () => {
  expect(
    navigationFor(pages, 'editor')
      .map(({ label }) => label)
      .toSorted(),
  ).toEqual(['Feeds', 'Knowledge base', 'Messages', 'Moderation', 'Questions'])
  expect(navigationFor(pages, 'cook')).toEqual([])
})

test('no two navigation entries share a place', () => {
  const places = pages.flatMap(({ navigation }) => (navigation ? [`${navigation.group} ${navigation.position}`] : []))
  expect(places.filter((place, at) => places.indexOf(place) !== at)).toEqual([])
})
