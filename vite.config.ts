import { dirname, resolve } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

const browserFolders = /\/src\/(web|core)\//

/** Nothing that touches the database, files or keys may reach a visitor: the build stops and says who let it in. */
function keepServerCodeOutOfTheBrowser(): Plugin {
  return {
    name: 'keep-server-code-out-of-the-browser',
    enforce: 'pre',
    resolveId(name, importer) {
      if (this.environment.name !== 'client' || !importer || !name.startsWith('.')) return
      const path = resolve(dirname(importer), name)
      const isOurs = path.includes('/src/') && !path.includes('/node_modules/')
      if (!isOurs || (browserFolders.test(path) && !path.endsWith('.server.ts'))) return
      this.error(`Server code in the browser bundle: ${path}, imported by ${importer}`)
    },
  }
}

const givingUp =
  /console\.error\(`Error loading[^]*?window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\s*\}\);/

/**
 * React Router reloads the page for every page module that fails to load, without end. Ours reloads once, and then gives
 * a page in the module's place that throws, which is what reaches the error page; a rejected module does not.
 */
function reloadOnceForLostModules(): Plugin {
  return {
    name: 'reload-once-for-lost-modules',
    enforce: 'pre',
    transform(code, id) {
      if (!/react-router.*routeModules\.js/.test(id) || !code.includes('function loadRouteModule(')) return
      if (!givingUp.test(code))
        this.error('React Router loads its modules in another way now; see reloadOnceForLostModules')
      return code.replace(givingUp, 'return window.standInFor(error)')
    },
  }
}

/** See `plain-icon.tsx`. */
function plainIcons(): Plugin {
  return {
    name: 'plain-icons',
    enforce: 'pre',
    apply: 'build',
    config: () => ({ ssr: { noExternal: ['lucide-react'] } }),
    resolveId(name, importer) {
      if (!importer?.includes('/lucide-react/') || !name.endsWith('/createLucideIcon.mjs')) return
      return resolve('src/web/components/ui/plain-icon.tsx')
    },
  }
}

/** The libraries and the frame of every page travel as one file: split by page they would be 9 KB (gzipped) and 15 files more. */
const onEveryPage = new RegExp(
  [
    String.raw`node_modules\/(react|react-dom|react-router|scheduler|clsx|tailwind-merge|class-variance-authority)\/`,
    String.raw`src\/web\/(root|new-release|components\/shell\/[\w-]+|components\/ui\/(button|cn|icon-button|toast|toaster|tooltip))\.tsx?$`,
  ].join('|'),
)

/** Small things most pages have: as files of their own they would be twenty, each with a cost of its own. */
const onMostPages = new RegExp(
  [
    String.raw`lucide-react\/dist\/esm\/icons\/(chevron-down|star|gauge|timer|soup|external-link|plus|minus|check)\.m?js`,
    String.raw`src\/web\/(page-meta|structured-data)\.ts`,
    String.raw`src\/web\/components\/picture\.tsx`,
    String.raw`src\/web\/components\/ui\/(badge|breadcrumbs|field-context|field-look|input|label|panel|search-field|tray-look)\.tsx?`,
  ].join('|'),
)

export default defineConfig({
  plugins: [keepServerCodeOutOfTheBrowser(), reloadOnceForLostModules(), plainIcons(), tailwindcss(), reactRouter()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // On the server a module may be wanted at once that browsers fetch later; that is no mistake.
    rolldownOptions: {
      checks: { ineffectiveDynamicImport: false, pluginTimings: false },
      output: {
        codeSplitting: {
          groups: [
            { name: 'everywhere', test: onEveryPage, priority: 2 },
            { name: 'often', test: onMostPages, priority: 1 },
          ],
        },
      },
    },
  },
})
