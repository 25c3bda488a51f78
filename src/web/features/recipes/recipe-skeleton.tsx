import { Skeleton } from '../../ui/skeleton.tsx'

const ingredientWidths = ['w-4/5', 'w-3/5', 'w-11/12', 'w-2/3', 'w-5/6', 'w-1/2', 'w-3/4']
const stepWidths = ['w-full', 'w-11/12', 'w-5/6', 'w-4/5']

/** The recipe page without its loaded content. */
export function RecipeSkeleton() {
  return (
    <div className="wrap">
      <h1 aria-live="polite" className="sr-only">
        Loading recipe...
      </h1>
      <Skeleton className="my-6 w-60 max-w-full" />
      <div className="grid items-center gap-[clamp(1.5rem,4vw,3.5rem)] lg:grid-cols-[1.12fr_1fr]">
        <Skeleton className="aspect-4/3 h-auto rounded-lg md:rounded-xl" />
        <div className="grid gap-4">
          <Skeleton className="h-7 w-52 rounded-pill" />
          <Skeleton className="h-12 w-11/12" />
          <Skeleton className="h-12 w-3/5" />
          <Skeleton className="h-10 w-48" />
          <Skeleton className="h-20 w-full" />
          <Skeleton className="h-12 w-80 max-w-full rounded-pill" />
        </div>
      </div>
      <div className="my-[clamp(1.5rem,3vw,2.5rem)] grid grid-cols-3 gap-[clamp(.625rem,1.6vw,1.25rem)]">
        {['time', 'servings', 'difficulty'].map((tile) => (
          <Skeleton key={tile} className="h-30 rounded-md md:rounded-lg" />
        ))}
      </div>
      <div className="grid gap-[clamp(1.25rem,2.6vw,2.25rem)] md:grid-cols-[minmax(0,.86fr)_minmax(0,1fr)]">
        <div className="grid gap-5 rounded-lg bg-surface p-5 shadow-card">
          {ingredientWidths.map((width) => (
            <Skeleton key={width} className={width} />
          ))}
        </div>
        <div className="grid content-start gap-5 pt-5">
          {stepWidths.map((width) => (
            <Skeleton key={width} className={width} />
          ))}
        </div>
      </div>
    </div>
  )
}
