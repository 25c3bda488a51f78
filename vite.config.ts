import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, normalizePath, type Plugin } from 'vite'
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
 * Leaves modules outside `src/web` out of the server's build, because the server has loaded them from their sources. With
 * second copies, an idle site takes 11 MB more.
 */
function shareServerModules(): Plugin {
  const source = join(import.meta.dirname, 'src')
  return {
    name: 'share-server-modules',
    apply: 'build',
    enforce: 'pre',
    resolveId(name, importer) {
      if (this.environment.name === 'client' || !importer || !name.startsWith('.')) return
      const path = normalizePath(relative(source, resolve(dirname(importer), name)))
      return /^(?:\.\.|web)\//.test(path) ? undefined : { id: `#src/${path}`, external: true }
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

/** Matches modules by folder and name. A name that no longer exists only costs a file. */
const modules = (folders: Readonly<Record<string, string>>) =>
  new RegExp(
    Object.entries(folders)
      .map(([folder, names]) => `/${folder}/(${names.split(' ').join('|')})\\.\\w+$`)
      .join('|'),
  )

/**
 * Rolldown's own option for what goes into one file. Without a group, each small module that two pages share is a file of
 * its own. A recipe page loads 175 KB (gzipped) in 7 files, and loaded 181 KB in 43 when `often` had a third of its
 * modules and the last two groups were missing. Half the requests save a tenth of the processor time of a page.
 */
const groups = [
  {
    name: 'everywhere',
    priority: 2,
    test: new RegExp(
      [
        String.raw`node_modules\/(react|react-dom|react-router|scheduler|clsx|tailwind-merge|class-variance-authority)\/`,
        String.raw`src\/web\/(root|framework-patches\/lost-modules|shell\/[\w-]+|ui\/(button|button-look|cn|icon-button|toast|toaster|tooltip))\.tsx?$`,
      ].join('|'),
    ),
  },
  {
    name: 'often',
    priority: 1,
    test: modules({
      'lucide-react/dist/esm/icons':
        'arrow-down arrow-left arrow-up check chef-hat chevron-down circle-exclamation-point cooking-pot download external-link folder-plus gauge link-2 list-plus minus pencil plus printer share-2 shopping-cart soup star timer',
      'src/core/affiliates': 'affiliate',
      'src/core/chefs': 'chef-rating',
      'src/core/exporting': 'export-formats',
      'src/core/forms': 'honeypot',
      'src/core/pictures': 'is-picture',
      'src/core/recipes': 'difficulty diets duration-text language-tag outbound-links oven scale total-time visibility',
      'src/core/reviews': 'review-list',
      'src/core/search': 'search search-address',
      'src/core/seo': 'breadcrumb-list item-list site',
      'src/core/shopping': 'grocery',
      'src/core/text': 'fields-of one-line',
      'src/web/art': 'spot-[a-z-]+',
      'src/web/browser': 'sheet-history use-read',
      'src/web/features/collections': 'save-on-card saved-recipes say-not-stored toggle-saved',
      'src/web/features/exporting': 'download-menu',
      'src/web/features/recipes':
        'amount-choice category-badges in-groups left-out-note recipe-card recipe-grid recipe-meta step-uses use-shown-recipe',
      'src/web/features/search': 'search-address',
      'src/web/features/shopping': 'plain-add-form',
      'src/web/shell': 'page-meta structured-data',
      'src/web/ui':
        'badge breadcrumbs card checkbox copy-text empty-state field field-context field-error field-look input label native-select page-head panel picture rating-stars search-field section-head skeleton stepper switch toggle-tray tray-look try-again',
    }),
  },
  {
    name: 'home',
    priority: 1,
    test: modules({
      'src/core/newsletter': 'newsletter',
      'src/core/notes': '[a-z-]+',
      'src/core/text': 'shorten-at-word',
      'src/web/art': '(hero|cat)-[a-z-]+',
      'src/web/features/chefs': 'chef-recipes chef-row ranked-chefs',
      'src/web/features/importing': 'stored-imports read-events',
      'src/web/features/newsletter': 'newsletter-form',
      'src/web/features/recipes': 'recipe-card-skeleton',
      'src/web/ui': 'accordion honeypot-field prose',
    }),
  },
  {
    name: 'reviews',
    priority: 1,
    test: modules({
      'src/core/reviews': 'review',
      'src/core/text': 'date-text',
      'src/web/features/reviews': 'review-content review-item review-photos review-stars review-state-note',
      'src/web/ui': 'older-link pill-link',
    }),
  },
]

export default defineConfig({
  plugins: [
    keepServerCodeOutOfTheBrowser(),
    shareServerModules(),
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
        codeSplitting: { groups },
      },
    },
  },
})
