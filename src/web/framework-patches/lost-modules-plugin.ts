import type { Plugin } from 'vite'

const reload =
  /console\.error\(`Error loading[^]*?window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\s*\}\);/

/**
 * Replaces React Router's handling of page modules that fail to load. React Router reloads the page after every
 * failure, without a limit and even without a connection, which loses typed text. It has no option to change this:
 * https://github.com/remix-run/react-router/blob/main/packages/react-router/lib/dom/ssr/routeModules.ts
 * `lost-modules.ts` reloads only once. After that, it returns a page that throws, so that the error page appears. A
 * rejected module would not show the error page.
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

/** Returns undefined if the code is not the version that this patch was written for. */
export function withoutReload(code: string): string | undefined {
  return reload.test(code) ? code.replace(reload, 'return window.standInFor(error)') : undefined
}
