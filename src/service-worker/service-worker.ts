import { Serwist } from 'serwist'
import { readWorkerMessage } from '../core/offline/storing.ts'
import { pageOfData, recipeIdAt } from '../core/offline/offline-pages.ts'
import { pictureIdAt } from '../core/offline/page-parts.ts'
import { answerAsset, answerData, answerPage, answerPicture } from './answers.ts'
import { forgetRecipes, storeRecipes } from './store-recipes.ts'
import { refreshShellPages, removeOldReleases, storeShellPages, takeOver } from './releases.ts'
import { assets, cacheOfRelease, release, worker } from './worker-scope.ts'

const serwist = new Serwist({
  // The names contain a hash of the content.
  precacheEntries: assets.map((url) => ({ url, revision: null })),
  precacheOptions: { cacheName: cacheOfRelease(release), concurrency: 4 },
  clientsClaim: true,
  navigationPreload: true,
  runtimeCaching: [
    { matcher: ({ request }) => request.mode === 'navigate', handler: answerPage },
    { matcher: ({ sameOrigin, url }) => sameOrigin && isRecipeData(url.pathname), handler: answerData },
    { matcher: ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'), handler: answerAsset },
    { matcher: ({ sameOrigin, url }) => sameOrigin && pictureIdAt(url.pathname) !== undefined, handler: answerPicture },
  ],
})

const isRecipeData = (path: string) => recipeIdAt(pageOfData(path) ?? '') !== undefined

worker.addEventListener('install', (event) => {
  event.waitUntil(serwist.handleInstall(event).then(storeShellPages))
})
worker.addEventListener('fetch', serwist.handleFetch)
worker.addEventListener('message', (event) => {
  const message = readWorkerMessage(event.data)
  if (message?.kind === 'forget') event.waitUntil(forgetRecipes())
  if (message?.kind === 'take-over') event.waitUntil(takeOver(message.release))
  if (message?.kind === 'store') event.waitUntil(store(message.recipes))
})

async function store(recipes: ReadonlyArray<string>) {
  // First, so that a sign-out meanwhile ends it.
  const report = await storeRecipes(recipes)
  if (!report) return
  await refreshShellPages()
  await removeOldReleases()
  for (const client of await worker.clients.matchAll()) client.postMessage({ kind: 'stored', ...report })
}
