import { index, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes'
import type { Page } from '../core/pages/page.ts'
import { pages } from './app/pages.ts'

const layouts = {
  account: 'accounts/routes/layout.tsx',
  admin: 'admin/routes/layout.tsx',
} satisfies Record<NonNullable<Page['layout']>, string>

/** React Router's routes, derived from the page declarations in `features/<subject>/pages.ts`. */
export default [
  ...pages.filter(({ layout }) => !layout).map((page) => routeOf(page, page.path)),
  ...Object.entries(layouts).map(([name, module]) =>
    route(
      name,
      fileOf(module),
      pages
        .filter(({ layout }) => layout === name)
        .map((page) => routeOf(page, page.path.slice(name.length).replace(/^\//, ''))),
    ),
  ),
] satisfies RouteConfig

function routeOf({ module, id }: Page, path: string): RouteConfigEntry {
  const options = id ? { id } : {}
  return path === '' ? index(fileOf(module), options) : route(path, fileOf(module), options)
}

function fileOf(module: string) {
  return `features/${module}`
}
