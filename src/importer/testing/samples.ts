import { jsonSamples } from './samples/json-samples.ts'
import { pageSamples } from './samples/page-samples.ts'
import type { Sample } from './samples/sample.ts'
import { textSamples } from './samples/text-samples.ts'
import { xmlSamples } from './samples/xml-samples.ts'

/** A sample of every format the importer reads. */
export const samples: ReadonlyArray<Sample> = [...jsonSamples, ...pageSamples, ...textSamples, ...xmlSamples]
