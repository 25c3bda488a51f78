import { Link } from 'react-router'
import all from '../../art/cat-all.svg'
import breakfast from '../../art/cat-breakfast.svg'
import desserts from '../../art/cat-desserts.svg'
import mainDishes from '../../art/cat-main-dishes.svg'
import quickMeals from '../../art/cat-quick-meals.svg'
import soupsStews from '../../art/cat-soups-stews.svg'
import { cn } from '../../ui/cn.ts'

const tiles = [
  { to: '/categories/breakfast', label: 'Breakfast', picture: breakfast, look: 'bg-butter' },
  { to: '/categories/quick-meals', label: 'Quick Meals', picture: quickMeals, look: 'bg-berry' },
  { to: '/categories/soups-stews', label: 'Soups & Stews', picture: soupsStews, look: 'bg-mint' },
  { to: '/categories/main-dishes', label: 'Main Dishes', picture: mainDishes, look: 'bg-blush' },
  { to: '/categories/desserts', label: 'Desserts', picture: desserts, look: 'bg-plum' },
  { to: '/categories', label: 'All Categories', picture: all, look: 'bg-sunk inset-ring-2 inset-ring-line' },
]

export function CategoryTiles() {
  return (
    <ul className="grid grid-cols-2 gap-[clamp(.75rem,1.4vw,1.25rem)] sm:grid-cols-3 xl:grid-cols-6">
      {tiles.map(({ to, label, picture, look }) => (
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
            <img
              src={picture}
              alt=""
              width={160}
              height={160}
              loading="lazy"
              className="w-23 transition-transform duration-(--mid) ease-squish motion-safe:group-hover/tile:scale-106 motion-safe:group-hover/tile:-rotate-4 sm:w-[min(112px,76%)]"
            />
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
