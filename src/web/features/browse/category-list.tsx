import { Link } from 'react-router'
import { categoryLabel } from '../../../core/recipes/categories/category.ts'
import { numberText } from '../../../core/text/number-text.ts'
import { AccordionItem } from '../../ui/accordion.tsx'
import { cn } from '../../ui/cn.ts'
import { AllCategoriesLink } from './all-categories-link.tsx'
import { useAddress } from './use-address.ts'

interface CategoryListProps {
  categories: ReadonlyArray<{ name: string; count: number }>
  /** The number of categories not listed. */
  rest: number
  total: number
  chosen: string | null
}

const shownOnPhones = 8

/** The side list of the recipe browser. On narrow screens it is a disclosure above the recipes. */
export function CategoryList({ categories, rest, total, chosen }: CategoryListProps) {
  const all = rest > 0 && <AllCategoriesLink count={categories.length + rest} />
  return (
    <>
      <nav
        aria-label="Categories"
        className="sticky top-24 flex max-h-[calc(100dvh-7rem)] flex-col rounded-lg bg-surface p-4 pb-0 shadow-card max-xl:hidden"
      >
        <h2 className="mb-2 px-3 text-[1.25rem]">Categories</h2>
        {/* The list fades out at the bottom to show that it continues. */}
        <div className="overflow-y-auto pb-6 [mask-image:linear-gradient(black_calc(100%-1.5rem),transparent)]">
          <Entries categories={categories} total={total} chosen={chosen} className="grid" />
          {all}
        </div>
      </nav>
      <AccordionItem
        className="xl:hidden"
        title={
          <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4 [overflow-wrap:anywhere]">
            Categories
            <span className="font-text text-small font-[450] text-ink-soft">
              {chosen === null ? 'All Recipes' : categoryLabel(chosen)}
            </span>
          </span>
        }
      >
        <nav aria-label="Categories" className="-mx-3">
          <Entries
            categories={categories}
            total={total}
            chosen={chosen}
            className={cn('grid', categories.length > shownOnPhones && 'sm:grid-cols-2')}
          />
          {all}
        </nav>
      </AccordionItem>
    </>
  )
}

/** Removes the place in the list, so that another category starts at its newest recipe. */
const firstPage = { after: null, before: null, page: null }

function Entries({ categories, total, chosen, className }: Omit<CategoryListProps, 'rest'> & { className: string }) {
  const address = useAddress()
  const entries = [
    {
      key: '',
      label: 'All Recipes',
      count: total,
      to: address({ ...firstPage, category: null }),
      isCurrent: chosen === null,
    },
    ...categories.map(({ name, count }) => ({
      key: name,
      label: categoryLabel(name),
      count,
      to: address({ ...firstPage, category: name }),
      isCurrent: name === chosen,
    })),
  ]
  return (
    <ul className={className}>
      {entries.map(({ key, label, count, to, isCurrent }) => (
        <li key={key}>
          <Link
            to={to}
            preventScrollReset
            aria-current={isCurrent ? 'true' : undefined}
            className="flex min-h-11 items-center justify-between gap-3 rounded-sm px-3 text-ink no-underline hover:bg-sunk aria-[current]:bg-blush aria-[current]:font-semibold"
          >
            <span className="min-w-0 [overflow-wrap:anywhere]">{label}</span>
            <span className="text-small text-ink-soft tabular-nums">
              {numberText(count)}
              <span className="sr-only"> {count === 1 ? 'recipe' : 'recipes'}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
