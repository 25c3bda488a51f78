import { Link } from 'react-router'
import type { CategoryLink } from '../../../core/recipes/categories/category-choices.ts'
import type { DrawnDish } from '../../../core/recipes/drawing/drawing.ts'
import allPicture from '../../art/cat-all.svg'
import breakfast from '../../art/cat-breakfast.svg'
import desserts from '../../art/cat-desserts.svg'
import mainDishes from '../../art/cat-main-dishes.svg'
import quickMeals from '../../art/cat-quick-meals.svg'
import soupsStews from '../../art/cat-soups-stews.svg'
import type { PlaceSetting } from '../../../core/recipes/drawing/place-setting.ts'
import { EmptyDish } from '../../ui/empty-dish.tsx'
import { cn } from '../../ui/cn.ts'
import { useHasPart } from '../../ui/use-has-part.ts'

interface ShownTile {
  to: string
  label: string
  picture: string | PlaceSetting
  look: string
}

const all: ShownTile = {
  to: '/categories',
  label: 'All Categories',
  picture: allPicture,
  look: 'bg-sunk inset-ring-2 inset-ring-line',
}
const allWithoutCharacter: ShownTile = { ...all, picture: { drawing: 'plate', table: 'clay' } }

const pictures: Readonly<Record<string, string>> = {
  '/categories/breakfast': breakfast,
  '/categories/quick-meals': quickMeals,
  '/categories/soups-stews': soupsStews,
  '/categories/main-dishes': mainDishes,
  '/categories/desserts': desserts,
}

const looks = [
  { look: 'bg-butter', table: 'honey' },
  { look: 'bg-berry', table: 'rose' },
  { look: 'bg-mint', table: 'sage' },
  { look: 'bg-blush', table: 'clay' },
  { look: 'bg-plum', table: 'plum' },
] as const

const pictureLook =
  'aspect-square w-23 object-cover transition-transform duration-(--mid) ease-squish motion-safe:group-hover/tile:scale-106 motion-safe:group-hover/tile:-rotate-4 sm:w-[min(112px,76%)]'

export interface CategoryTile extends CategoryLink {
  /** Drawn on the tile if the category has no picture of its own. */
  drawing?: DrawnDish
}

/** The first tiles keep their colors, so that a page with the usual five looks as drawn. */
export function CategoryTiles({ categories }: { categories: ReadonlyArray<CategoryTile> }) {
  const last = useHasPart('characters') ? all : allWithoutCharacter
  const tiles = categories.map(({ to, label, drawing = 'plate' }, place): ShownTile => {
    const { look, table } = looks[place % looks.length] ?? looks[0]
    return { to, label, picture: pictures[to] ?? { drawing, table }, look }
  })
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(7rem,40%)),1fr))] gap-[clamp(12px,1.4vw,1.25rem)] sm:grid-cols-3 xl:grid-cols-6">
      {[...tiles, last].map(({ to, label, picture, look }) => (
        <li key={to}>
          <Link
            to={to}
            prefetch="intent"
            className={cn(
              'group/tile flex h-full flex-col items-center gap-2.5 rounded-lg px-3 pt-5.5 pb-4.5 text-center font-display text-[1.0938rem] leading-[1.2] font-[560] text-ink no-underline',
              'transition-transform duration-(--mid) ease-squish motion-safe:hover:-translate-y-0.75',
              look,
            )}
          >
            {typeof picture === 'string' ? (
              <img src={picture} alt="" width={160} height={160} loading="lazy" className={pictureLook} />
            ) : (
              // A drawing is wider than its place. On a table, the cut spoon or leaf belongs to the picture.
              <EmptyDish setting={picture} alt="" loading="lazy" className={cn(pictureLook, 'rounded-full')} />
            )}
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
