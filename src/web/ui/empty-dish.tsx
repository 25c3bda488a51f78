import type { ComponentProps } from 'react'
import type { DrawnDish } from '../../core/recipes/drawing/drawing.ts'
import type { PlaceSetting } from '../../core/recipes/drawing/place-setting.ts'
import { cn } from './cn.ts'

/** The folder of the drawings. The build names it after their content. */
declare const dishDrawingsFolder: string | undefined
const folder = typeof dishDrawingsFolder === 'string' ? dishDrawingsFolder : '/src/web/art/dishes'

/** A variant is a target in the file of its drawing, so a page fetches each drawing once. */
const drawingAddress = (drawing: DrawnDish) => `${folder}/${drawing.replace(/(?=#)|$/, '.svg')}`

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
      src={drawingAddress(setting.drawing)}
      alt={alt}
      width={800}
      height={600}
      className={cn('lamplit', tables[setting.table], className)}
      {...rest}
    />
  )
}
