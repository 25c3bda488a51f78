import { inject } from 'vitest'

const site = inject('workerSites')[Number(process.env['VITEST_POOL_ID']) - 1]
if (!site) throw new Error(`No site was started for worker ${process.env['VITEST_POOL_ID']}`)

/** The site of this worker. Other test files run at other times, but their recipes and accounts stay. */
export const workerSite = site
export const siteUrl = site.url
