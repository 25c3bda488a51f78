import { FilterLinks } from './filter-links.tsx'

interface ModerationTrayProps {
  current: 'recipes' | 'reviews'
  /** The number of items that wait in each queue. */
  open: { recipes: number; reviews: number }
}

/** Links between the queues, with what waits in each. */
export function ModerationTray({ current, open }: ModerationTrayProps) {
  return (
    <div className="mb-5">
      <FilterLinks
        label="Queues"
        links={[
          { to: '/admin/review', label: 'Recipes', count: open.recipes, isCurrent: current === 'recipes' },
          { to: '/admin/review/reviews', label: 'Reviews', count: open.reviews, isCurrent: current === 'reviews' },
        ]}
      />
    </div>
  )
}
