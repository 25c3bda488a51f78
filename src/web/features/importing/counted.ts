import type { ImportKind } from '../../../core/importing/collecting.ts'
import { numberText } from '../../../core/text/number-text.ts'

export const counted = (count: number, one: string, several = `${one}s`): string =>
  `${numberText(count)} ${count === 1 ? one : several}`

export const countedRecipes = (count: number): string => counted(count, 'recipe')

/** The parts that an import of this kind reads: "page" for a website. */
export const partOf: Record<ImportKind, string> = { file: 'part', site: 'page', crawler: 'page', github: 'file' }
