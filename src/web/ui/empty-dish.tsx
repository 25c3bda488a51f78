import type { ComponentProps } from 'react'
import type { PlaceSetting } from '../../core/recipes/place-setting.ts'
import baking from '../art/table-baking.svg'
import board from '../art/table-board.svg'
import bowl from '../art/table-bowl.svg'
import pan from '../art/table-pan.svg'
import plate from '../art/table-plate.svg'
import { cn } from './cn.ts'

const dishes: Record<PlaceSetting['dish'], string> = { plate, bowl, pan, board, baking }
const tables: Record<PlaceSetting['table'], string> = {
  clay: 'bg-table-clay',
  teal: 'bg-table-teal',
  honey: 'bg-table-honey',
  plum: 'bg-table-plum',
  sage: 'bg-table-sage',
}

/** The dish and table to show for an unknown recipe. */
const anyTable: PlaceSetting = { dish: 'plate', table: 'clay' }

interface EmptyDishProps extends Omit<ComponentProps<'img'>, 'src' | 'width' | 'height'> {
  alt: string
  setting?: PlaceSetting | undefined
}

/**
 * Replaces a missing picture of food. The dish drawings have no table, so the table is drawn below them. It is darker
 * in the dark theme.
 */
export function EmptyDish({ setting = anyTable, alt, className, ...rest }: EmptyDishProps) {
  return (
    <img
      src={dishes[setting.dish]}
      alt={alt}
      width={800}
      height={600}
      className={cn('lamplit', tables[setting.table], className)}
      {...rest}
    />
  )
}
