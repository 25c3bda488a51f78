import { Skeleton } from '../../ui/skeleton.tsx'

/** Has the same boxes as a recipe card, so that nothing moves when the card loads. */
export function RecipeCardSkeleton() {
  return (
    <div aria-hidden className="flex flex-col rounded-lg bg-surface p-2.5 pb-0 shadow-card">
      <Skeleton className="aspect-4/3 h-auto rounded-inner" />
      <div className="flex flex-1 flex-col gap-2 px-3 pt-4 pb-4.5">
        <div className="flex gap-1.5">
          <Skeleton className="h-6.5 w-18 rounded-pill" />
          <Skeleton className="h-6.5 w-22 rounded-pill" />
        </div>
        <Skeleton className="h-6 w-4/5" />
        <Skeleton className="w-full" />
        <Skeleton className="w-2/3" />
        <Skeleton className="mt-auto h-5 w-3/5" />
      </div>
    </div>
  )
}
