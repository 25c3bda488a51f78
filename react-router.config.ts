import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src/web',
  ssr: true,
  // All routes are known at load: a link needs no extra round trip to learn where it leads.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
