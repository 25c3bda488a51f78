import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { withoutReload } from './lost-modules-plugin.ts'

const manifest = createRequire(import.meta.url).resolve('react-router/package.json')

test.each(['production', 'development'])('finds the reload in the installed React Router, built for %s', (mode) => {
  const file = join(dirname(manifest), 'dist', mode, 'lib/dom/ssr/routeModules.js')
  const patched = withoutReload(readFileSync(file, 'utf8'))
  expect(patched).toContain('return window.standInFor(error)')
  expect(patched).toContain('routeModulesCache[route.id] = routeModule')
  expect(patched).not.toContain('location.reload')
})

test('reports a React Router whose code has changed', () => {
  expect(withoutReload('function loadRouteModule() { location.reload() }')).toBeUndefined()
})
