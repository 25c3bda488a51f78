import { Link } from 'react-router'
import { categoryLabel, categoryNamed, categoryPath, categorySlug, slugLabel } from '../../../core/recipe/category.ts'
import { trayItemLook, trayLook } from '../ui/tray-look.ts'

interface CategoryTabsProps {
  categories: ReadonlyArray<string>
  /** What the address says; null is all of them. */
  slug: string | null
}

/** Tabs that are links, so every category has an address. A place of many categories gets a tab of its own while one is there. */
export function CategoryTabs({ categories, slug }: CategoryTabsProps) {
  const named = slug === null ? undefined : categoryNamed(slug, categories)
  const tabs = [
    { to: '/categories', label: 'All Recipes', isCurrent: slug === null },
    ...(slug === null || named ? [] : [{ to: categoryPath(slug), label: slugLabel(slug), isCurrent: true }]),
    ...withoutTwins(categories).map((name) => ({
      to: categoryPath(name),
      label: categoryLabel(name),
      isCurrent: named !== undefined && categorySlug(name) === categorySlug(named),
    })),
  ]

  return (
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
