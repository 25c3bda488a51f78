/// <reference lib="webworker" />

import { releaseOf } from '../core/offline/page-parts.ts'

/** The service worker itself. Its type is not that of a window. */
export const worker = globalThis as unknown as ServiceWorkerGlobalScope

/** Values that the build writes into the worker. */
declare const BUILD: { assets: ReadonlyArray<string> }

export const { assets } = BUILD
/** The release that this worker belongs to. */
export const release = releaseOf(assets) ?? ''

const prefix = 'release-'

/** The cache with the scripts, styles, drawings and fixed pages of a release. */
export const cacheOfRelease = (name: string) => prefix + name
export const releaseInCache = (name: string) => (name.startsWith(prefix) ? name.slice(prefix.length) : undefined)

/** Pages of recipes, by path. */
export const recipesCache = 'recipes'
/** Pictures of recipes, by `pictureKey`. */
export const picturesCache = 'pictures'
export const pictureKey = (id: string) => `/images/${id}`
