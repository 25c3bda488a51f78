import type { TestProject } from 'vitest/node'
import { startSite } from '../site.ts'

declare module 'vitest' {
  interface ProvidedContext {
    siteUrl: string
  }
}

/** One site for all browser tests of a run, with the sample content in it. */
export default async function setup(project: TestProject) {
  const site = await startSite()
  project.provide('siteUrl', site.url)
  return site.stop
}
