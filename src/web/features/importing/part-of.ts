import type { ImportKind } from '../../../core/importing/collecting.ts'

/** The parts that an import of this kind reads: "page" for a website. */
export const partOf: Record<ImportKind, string> = { file: 'part', site: 'page', crawler: 'page', github: 'file' }
