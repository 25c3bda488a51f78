import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

const browserFolders = /\/src\/(web|core)\//

/** Nothing that touches the database, files or keys may reach a visitor: the build stops and says who let it in. */
function keepServerCodeOutOfTheBrowser(): Plugin {
  return {
    name: 'keep-server-code-out-of-the-browser',
    enforce: 'pre',
    load(id) {
      const path = id.split('?')[0] ?? ''
      if (this.environment.name !== 'client' || !path.includes('/src/') || path.includes('/node_modules/')) return
      if (browserFolders.test(path) && !path.endsWith('.server.ts')) return
      const importers = this.getModuleInfo(id)?.importers ?? []
      this.error(`Server code in the browser bundle: ${path}, imported by ${importers.join(', ')}`)
    },
  }
}

export default defineConfig({
  plugins: [keepServerCodeOutOfTheBrowser(), tailwindcss(), reactRouter()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
})
