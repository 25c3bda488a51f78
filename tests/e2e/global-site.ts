import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { findChromium, findWholeChromium } from '../../scripts/find-chromium.ts'
import { createSiteTemplate, type SiteTemplate, startSampleSite } from './sample-site.ts'
import { workers } from './workers.ts'

declare module 'vitest' {
  interface ProvidedContext {
    siteTemplate: SiteTemplate
    workerSites: ReadonlyArray<{ url: string; env: Record<string, string> }>
  }
}

/** Starts one site with the sample content for each worker. */
export default async function setup(project: TestProject) {
  // Installing a browser takes a minute, and two workers cannot install at once.
  findChromium()
  if (process.env['CI']) findWholeChromium()
  const folder = await mkdtemp(join(tmpdir(), 'marshmallow-e2e-'))
  const { stop, ...template } = await createSiteTemplate(folder)
  const sites = await Promise.all(Array.from({ length: workers }, () => startSampleSite({}, template)))
  project.provide('siteTemplate', template)
  project.provide(
    'workerSites',
    sites.map(({ url, env }) => ({ url, env })),
  )
  return async () => {
    await Promise.all(sites.map((site) => site.stop()))
    await stop()
    await rm(folder, { recursive: true, force: true })
  }
}
