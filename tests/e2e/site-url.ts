import { inject } from 'vitest'
import { workers } from './workers.ts'

const worker = Number(process.env['VITEST_POOL_ID'])
const urls = inject('siteUrls')
if (!(worker >= 1 && worker <= workers)) throw new Error(`No site was started for worker ${worker}`)

/** The site of this worker: no other test file uses it at the same time, but those before left their traces. */
export const siteUrl = urls[worker - 1] as string
