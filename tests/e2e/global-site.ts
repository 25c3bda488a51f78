import type { TestProject } from 'vitest/node'
import { startSite } from '../site.ts'
import { workers } from './workers.ts'

declare module 'vitest' {
  interface ProvidedContext {
    siteUrls: ReadonlyArray<string>
    /** Where the site of an address keeps its things. */
    siteFolders: Readonly<Record<string, string>>
  }
}

/** One site for each worker, with the sample content in it. */
export default async function setup(project: TestProject) {
  const sites = await Promise.all(Array.from({ length: workers }, () => startSite()))
  project.provide(
    'siteUrls',
    sites.map(({ url }) => url),
  )
  project.provide('siteFolders', Object.fromEntries(sites.map(({ url, dataDir }) => [url, dataDir])))
  return async () => void (await Promise.all(sites.map((site) => site.stop())))
}
