import type { ComponentProps } from 'react'
import type { Drawing } from '../../core/recipes/drawing/drawing.ts'
import type { PlaceSetting } from '../../core/recipes/drawing/place-setting.ts'
import { cn } from './cn.ts'

/** The addresses of the drawings by name. The files are fetched when they are shown. */
const files = import.meta.glob<string>('../art/dishes/*.svg', { eager: true, import: 'default', query: '?url' })
const fileOf = (drawing: Drawing) => files[`../art/dishes/${drawing}.svg`]

const tables: Record<PlaceSetting['table'], string> = {
  clay: 'bg-table-clay',
  teal: 'bg-table-teal',
  honey: 'bg-table-honey',
  plum: 'bg-table-plum',
  sage: 'bg-table-sage',
  rose: 'bg-table-rose',
  sky: 'bg-table-sky',
}

/** The dish and table to show for an unknown recipe. */
const anyTable: PlaceSetting = { drawing: 'plate', table: 'clay' }

interface EmptyDishProps extends Omit<ComponentProps<'img'>, 'src' | 'width' | 'height'> {
  alt: string
  setting?: PlaceSetting | undefined
}

/**
 * Replaces a missing picture of food with a drawing of the dish. The drawings have no table, so the table is drawn below
 * them. It is darker in the dark theme.
 */
export function EmptyDish({ setting = anyTable, alt, className, ...rest }: EmptyDishProps) {
  return (
    <img
      src={fileOf(setting.drawing)}
      alt={alt}
      width={800}
      height={600}
      className={cn('lamplit', tables[setting.table], className)}
      {...rest}
    />
  )
}
