import type { Source } from '../source.ts'
import { webPage } from './web-page/web-page.ts'

/** All sources, most specific first. The first source that accepts a document reads it. */
export const sources: ReadonlyArray<Source> = [webPage]
