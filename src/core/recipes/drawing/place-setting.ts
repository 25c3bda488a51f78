import type { Drawing, DrawnDish } from './drawing.ts'
import { freeVariants } from './free-variants.ts'

export const tables = ['clay', 'teal', 'honey', 'plum', 'sage', 'rose', 'sky'] as const
type Table = (typeof tables)[number]

/** Shown for a recipe without a picture: the drawing of a dish, and the color of the table below it. */
export interface PlaceSetting {
  drawing: DrawnDish
  table: Table
}

/** In pixels. It shows the whole drawing. Programs with a flatter preview cut it above and below. */
export const previewSize = { width: 1200, height: 900 }

/** The path of a picture of the drawing on its table, for link previews. */
export const previewPath = ({ drawing, table }: PlaceSetting) =>
  `/images/dishes/${drawing.replace('#', '-')}-${table}.jpg`

/**
 * Always gives the same recipe the same drawing and table, on every page. Where the title names no variant, the id
 * chooses one.
 */
export function placeSettingOf({ id, drawing }: { id: string; drawing: DrawnDish | null }): PlaceSetting {
  let mixed = 0
  for (const letter of id) mixed = (mixed * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003
  return {
    drawing: freelyVaried(drawing ?? 'plate', Math.floor(mixed / tables.length)),
    table: tables[mixed % tables.length] ?? 'clay',
  }
}

function freelyVaried(drawing: DrawnDish, mixed: number): DrawnDish {
  const variants = freeVariants[drawing as Drawing]?.split(' ') ?? []
  const variant = variants[mixed % (variants.length + 1)]
  return variant === undefined ? drawing : (`${drawing}#${variant}` as DrawnDish)
}
