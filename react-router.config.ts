import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src/web',
  ssr: true,
  // All routes are known at load: a link needs no extra round trip to learn where it leads.
  routeDiscovery: { mode: 'initial' },
  // What a form's page does without a connection is a line: as a file of its own for each of fifty pages it would only lengthen that list.
  splitRouteModules: false,
} satisfies Config
