import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src/web',
  /** `scripts/prepare.mjs` builds into another folder, which it renames when everything is finished. */
  buildDirectory: process.env['BUILD_FOLDER'] ?? 'build',
  ssr: true,
  // All routes are known at load: a link needs no extra round trip to learn where it leads.
  routeDiscovery: { mode: 'initial' },
  // A `clientAction` is one line here. Fifty separate files for it would only make the list of files longer.
  splitRouteModules: false,
} satisfies Config
