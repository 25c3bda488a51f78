import { Link } from 'react-router'
import { categoryLabel, categoryPath, categorySlug, slugLabel } from '../../../core/recipe/category.ts'
import { trayItemLook, trayLook } from '../ui/tray-look.ts'
import { AllCategoriesLink } from './all-categories-link.tsx'

interface CategoryTabsProps {
  categories: ReadonlyArray<string>
  /** How many more there are. */
  rest: number
  /** What the address says; null is all of them. */
  slug: string | null
  /** The one category the address names; null where it stands for several, or none. */
  named: string | null
}

/** More tabs than these lie outside of the tray, where a mouse hardly gets. */
const easilyScanned = 10

/** Tabs that are links, so every category has an address. What has no tab of its own gets one while one is there. */
export function CategoryTabs({ categories, rest, slug, named }: CategoryTabsProps) {
  const total = categories.length + rest
  const names = withoutTwins(categories)
  const current = named === null ? undefined : names.find((name) => categorySlug(name) === categorySlug(named))
  const tabs = [
    { to: '/categories', label: 'All Recipes', isCurrent: slug === null },
    ...(slug === null || current
      ? []
      : [{ to: categoryPath(named ?? slug), label: named ? categoryLabel(named) : slugLabel(slug), isCurrent: true }]),
    ...names.map((name) => ({ to: categoryPath(name), label: categoryLabel(name), isCurrent: name === current })),
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
        <p className="mt-2 flex justify-end">
          <AllCategoriesLink count={total} />
        </p>
      )}
    </>
  )
}

/** The tray scrolls sideways: the tab one came by must not lie outside of it. */
function showCurrent(tray: HTMLElement | null) {
  const current = tray?.querySelector<HTMLElement>('[aria-current]')
  if (tray && current) tray.scrollLeft = current.offsetLeft - tray.clientWidth / 3
}

/** "gluten free" and "gluten-free" share an address, and so a tab. */
function withoutTwins(categories: ReadonlyArray<string>) {
  return [...new Map(categories.toReversed().map((name) => [categorySlug(name), name])).values()].toReversed()
}
