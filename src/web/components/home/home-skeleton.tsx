import { RecipeCardSkeleton } from '../recipe/recipe-card-skeleton.tsx'
import { CategoryTiles } from './category-tiles.tsx'
import { ChefRatings } from './chef-ratings.tsx'
import { Hero } from './hero.tsx'

/** The home page without what it has to ask for. */
export function HomeSkeleton() {
  return (
    <>
      <Hero />
      <div className="wrap grid gap-gap pt-[calc(var(--s-section)+2rem)] md:grid-cols-3">
        <RecipeCardSkeleton />
        <RecipeCardSkeleton />
        <RecipeCardSkeleton />
      </div>
      <div className="wrap pt-section">
        <CategoryTiles />
      </div>
      <ChefRatings chefs={null} />
    </>
  )
}
