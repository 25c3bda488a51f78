import { Link } from 'react-router'
import {
  capitalizedCategory,
  categoryPath,
  categorySlug,
  slugLabel,
} from '../../../core/recipes/categories/category.ts'
import { trayItemLook, trayLook } from '../../ui/tray-look.ts'
import { AllCategoriesLink } from './all-categories-link.tsx'

interface CategoryTabsProps {
  categories: ReadonlyArray<string>
  /** The number of categories without a tab. */
  rest: number
  /** The category in the address. Null means all. */
  slug: string | null
  /** The single category of the address. Null if the address matches several categories, or no category. */
  named: string | null
}

/** More tabs than this make the tray scroll, which is hard with a mouse. */
const easilyScanned = 10

/** Tabs that are links, so every category has an address. A category without a tab gets one while it is open. */
export function CategoryTabs({ categories, rest, slug, named }: CategoryTabsProps) {
  const total = categories.length + rest
  const names = withoutTwins(categories)
  const current = named === null ? undefined : names.find((name) => categorySlug(name) === categorySlug(named))
  const tabs = [
    { to: '/categories', label: 'All Recipes', isCurrent: slug === null },
    ...(slug === null || current
      ? []
      : [
          {
            to: categoryPath(named ?? slug),
            label: named ? capitalizedCategory(named) : slugLabel(slug),
            isCurrent: true,
          },
        ]),
    ...names.map((name) => ({ to: categoryPath(name), label: capitalizedCategory(name), isCurrent: name === current })),
  ]

  return (
    <>
      <nav key={slug} ref={showCurrent} aria-label="Recipe categories" className={`${trayLook} relative`}>
        {tabs.map(({ to, label, isCurrent }) => (
          <Link
            key={to}
            to={to}
            preventScrollReset
            prefetch="intent"
            aria-current={isCurrent ? 'page' : undefined}
            className={trayItemLook()}
          >
            {label}
          </Link>
        ))}
      </nav>
      {total > easilyScanned && (
        <p className="mt-2 -mr-3 flex justify-end">
          <AllCategoriesLink count={total} />
        </p>
      )}
    </>
  )
}

/** The tray scrolls sideways, so this scrolls the current tab into view. */
function showCurrent(tray: HTMLElement | null) {
  const current = tray?.querySelector<HTMLElement>('[aria-current]')
  if (tray && current) tray.scrollLeft = current.offsetLeft - tray.clientWidth / 3
}

/** Merges categories with the same address, such as "gluten free" and "gluten-free", into one tab. */
function withoutTwins(categories: ReadonlyArray<string>) {
  return [...new Map(categories.toReversed().map((name) => [categorySlug(name), name])).values()].toReversed()
}
