import type { Source } from '../source.ts'
import { webPage } from './web-page/web-page.ts'

/** Most specific first: the first source that accepts a document reads it. */
export const sources: ReadonlyArray<Source> = [webPage]
