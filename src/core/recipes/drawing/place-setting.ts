import type { Drawing } from './drawing.ts'

export const tables = ['clay', 'teal', 'honey', 'plum', 'sage', 'rose', 'sky'] as const
type Table = (typeof tables)[number]

/** Shown for a recipe without a picture: the drawing of a dish, and the color of the table below it. */
export interface PlaceSetting {
  drawing: Drawing
  table: Table
}

/** The path of a picture of the drawing on its table, for link previews. */
export const previewPath = ({ drawing, table }: PlaceSetting) => `/images/dishes/${drawing}-${table}.jpg`

/** Always gives the same recipe the same drawing and table, on every page. */
export function placeSettingOf({ id, drawing }: { id: string; drawing: Drawing | null }): PlaceSetting {
  let mixed = 0
  for (const letter of id) mixed = (mixed * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003
  return { drawing: drawing ?? 'plate', table: tables[mixed % tables.length] ?? 'clay' }
}
