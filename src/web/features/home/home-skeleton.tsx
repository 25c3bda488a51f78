import { RecipeCardSkeleton } from '../recipes/recipe-card-skeleton.tsx'
import { CategoryTiles } from './category-tiles.tsx'
import { ChefRatings } from '../chefs/chef-ratings.tsx'
import { Hero } from './hero.tsx'

/** The home page without its loaded content. */
export function HomeSkeleton() {
  return (
    <>
      <Hero title={null} text={null} picture={null} />
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
