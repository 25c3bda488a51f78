import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
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
 * Puts the drawings of dishes into one folder, named after their content. Imports would write 39 names with a hash of each
 * into the script of every page, 1 KB.
 */
function dishDrawings(): Plugin {
  const folder = join(import.meta.dirname, 'src/web/art/dishes')
  const drawings = readdirSync(folder).map((name) => ({ name, source: readFileSync(join(folder, name)) }))
  const hash = createHash('sha256')
  for (const { name, source } of drawings) hash.update(name).update(source)
  const version = `dishes-${hash.digest('hex').slice(0, 8)}`
  return {
    name: 'dish-drawings',
    config: (_, { command }) => ({
      define: {
        dishDrawingsFolder: JSON.stringify(command === 'build' ? `/assets/${version}` : '/src/web/art/dishes'),
      },
    }),
    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const { name, source } of drawings)
        this.emitFile({ type: 'asset', fileName: `assets/${version}/${name}`, source })
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
  plugins: [
    keepServerCodeOutOfTheBrowser(),
    dishDrawings(),
    lostModulesPlugin(),
    plainIconsPlugin(),
    tailwindcss(),
    reactRouter(),
  ],
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
