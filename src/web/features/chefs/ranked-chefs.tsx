import type { ChefRating } from '../../../core/chefs/chef-rating.ts'
import { ChefRow } from './chef-row.tsx'

interface RankedChefsProps {
  chefs: ReadonlyArray<ChefRating>
  /** The rank of the first. */
  start?: number
}

/** Chefs in their order. One row is open at a time. */
export function RankedChefs({ chefs, start = 1 }: RankedChefsProps) {
  return (
    <ol className="grid gap-3" start={start}>
      {chefs.map((chef, index) => (
        <li key={chef.chefId}>
          <ChefRow chef={chef} rank={start + index} />
        </li>
      ))}
    </ol>
  )
}
