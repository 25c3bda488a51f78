import { dirname, resolve } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { lostModulesPlugin } from './src/web/framework-patches/lost-modules-plugin.ts'
import { plainIconsPlugin } from './src/web/framework-patches/plain-icons-plugin.ts'

const browserFolders = /\/src\/(web|core|extension)\//

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

/**
 * Rolldown's own option for what goes into one file. A recipe page loads 166 KB (gzipped) in 24 files with both groups, 169 KB in 40
 * without the second and 180 KB in 62 with none. A name that no longer exists only costs a file.
 */
const onEveryPage = new RegExp(
  [
    String.raw`node_modules\/(react|react-dom|react-router|scheduler|clsx|tailwind-merge|class-variance-authority)\/`,
    String.raw`src\/web\/(root|framework-patches\/lost-modules|shell\/[\w-]+|ui\/(button|button-look|cn|icon-button|toast|toaster|tooltip))\.tsx?$`,
  ].join('|'),
)

/** Small things most pages have. */
const onMostPages = new RegExp(
  [
    String.raw`lucide-react\/dist\/esm\/icons\/(chevron-down|star|gauge|timer|soup|external-link|plus|minus|check)\.m?js`,
    String.raw`src\/web\/shell\/(page-meta|structured-data)\.ts`,
    String.raw`src\/web\/ui\/picture\.tsx`,
    String.raw`src\/web\/ui\/(badge|breadcrumbs|field-context|field-look|input|label|panel|search-field|tray-look)\.tsx?`,
  ].join('|'),
)

export default defineConfig({
  plugins: [keepServerCodeOutOfTheBrowser(), lostModulesPlugin(), plainIconsPlugin(), tailwindcss(), reactRouter()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // The letters of all alphabets, which only the editor of articles fetches.
    chunkSizeWarningLimit: 600,
    // The server may import at once what browsers fetch later.
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
