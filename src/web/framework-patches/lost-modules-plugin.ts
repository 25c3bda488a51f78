import type { Plugin } from 'vite'

const reload =
  /console\.error\(`Error loading[^]*?window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\s*\}\);/

/**
 * React Router reloads the page whenever a page module fails to load. It does so without limit, and even without a
 * connection, which loses what was typed. There is no option for it:
 * https://github.com/remix-run/react-router/blob/main/packages/react-router/lib/dom/ssr/routeModules.ts
 * `lost-modules.ts` decides instead: it reloads once. After that it returns a page that throws, which shows the error
 * page. A rejected module would not.
 */
export function lostModulesPlugin(): Plugin {
  return {
    name: 'lost-modules',
    enforce: 'pre',
    transform(code, id) {
      if (!/react-router.*routeModules\.js/.test(id) || !code.includes('function loadRouteModule(')) return
      const patched = withoutReload(code)
      if (patched === undefined)
        this.error(
          'React Router loads its modules in another way now; see src/web/framework-patches/lost-modules-plugin.ts',
        )
      return patched
    },
  }
}

/** Returns undefined when the code is not the version this patch was written for. */
export function withoutReload(code: string): string | undefined {
  return reload.test(code) ? code.replace(reload, 'return window.standInFor(error)') : undefined
}
