import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { build } from 'vite'
import { extensionBrowsers, extensionManifest, iconSizes } from '../src/extension/manifest.ts'

// Builds the browser extension into `build/extension/<browser>`. The site packs it when somebody downloads it, and adds
// its own address.

const root = join(import.meta.dirname, '..')
const source = join(root, 'src', 'extension')
const target = join(root, 'build', 'extension')
const scripts = ['background', 'options', 'send', 'theme']

await rm(target, { recursive: true, force: true })
const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string }
const common = join(target, 'common')
await build({
  configFile: false,
  root: source,
  logLevel: 'warn',
  publicDir: false,
  build: {
    outDir: common,
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: false,
    // Reviewers of stores, and curious cooks, can read it.
    minify: false,
    rolldownOptions: {
      input: Object.fromEntries(scripts.map((name) => [name, join(source, `${name}.ts`)])),
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
})
for (const file of ['send.html', 'options.html', 'extension.css']) await cp(join(source, file), join(common, file))
// Tailwind translates the site's style sheets, but not this copy.
const tokens = await readFile(join(root, 'src', 'web', 'styles', 'tokens.css'), 'utf8')
await writeFile(join(common, 'tokens.css'), tokens.replaceAll('@variant dark', "&[data-theme='dark']"))
await cp(join(root, 'LICENSE'), join(common, 'LICENSE'))
for (const size of iconSizes) {
  await sharp(join(root, 'src', 'web', 'art', 'icon.svg'))
    .resize(size)
    .png()
    .toFile(join(common, `icon-${size}.png`))
}
for (const browser of extensionBrowsers) {
  const folder = join(target, browser)
  await mkdir(folder)
  await cp(common, folder, { recursive: true })
  await writeFile(join(folder, 'manifest.json'), `${JSON.stringify(extensionManifest(browser, version), null, 2)}\n`)
}
await rm(common, { recursive: true })
