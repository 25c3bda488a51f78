import { RecipeCardSkeleton } from '../recipes/recipe-card-skeleton.tsx'
import { usualTiles } from '../../../core/recipes/categories/category-choices.ts'
import { CategoryTiles } from './category-tiles.tsx'
import { ChefRatings } from '../chefs/chef-ratings.tsx'
import { useHasPart } from '../../ui/use-has-part.ts'
import { Hero } from './hero.tsx'

/** The home page without its loaded content. */
export function HomeSkeleton() {
  const hasChefs = useHasPart('community')
  return (
    <>
      <Hero title={null} text={null} picture={null} />
      <div className="wrap grid gap-gap pt-[calc(var(--s-section)+2rem)] md:grid-cols-3">
        <RecipeCardSkeleton />
        <RecipeCardSkeleton />
        <RecipeCardSkeleton />
      </div>
      <div className="wrap pt-section">
        <CategoryTiles categories={usualTiles} />
      </div>
      {hasChefs && <ChefRatings chefs={null} />}
    </>
  )
}
