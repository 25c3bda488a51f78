import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** The module from which each lucide icon imports its component. */
export const iconFactory = '/createLucideIcon.mjs'

/**
 * Replaces lucide's own icon component. Measured in one process on home, recipe and search, this saves 14 % of a
 * rendered page's processor time (6.7 instead of 7.6 ms) and 6 to 10 KB of its HTML. Lucide has no option to change
 * this: https://lucide.dev/guide/react
 */
export function plainIconsPlugin(): Plugin {
  return {
    name: 'plain-icons',
    enforce: 'pre',
    apply: 'build',
    config: () => ({ ssr: { noExternal: ['lucide-react'] } }),
    resolveId(name, importer) {
      if (!importer?.includes('/lucide-react/') || !name.endsWith(iconFactory)) return
      return resolve('src/web/framework-patches/plain-icon.tsx')
    },
  }
}
