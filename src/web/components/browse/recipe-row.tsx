import { Link } from 'react-router'
import type { RecipeSummary } from '../../../core/recipe/recipe-summary.ts'
import { Picture } from '../picture.tsx'
import { CategoryBadges } from '../recipe/category-badges.tsx'
import { RecipeMeta } from '../recipe/recipe-meta.tsx'
import { FeaturedBadge } from '../ui/badge.tsx'
import { Card, CardBody, cardLink, CardPicture } from '../ui/card.tsx'

interface RecipeRowsProps {
  recipes: ReadonlyArray<RecipeSummary>
  badges: { limit: number; countRest: boolean }
}

/** A recipe card lying down: more of them fit on a screen. */
export function RecipeRows({ recipes, badges }: RecipeRowsProps) {
  return (
    <div className="grid gap-3">
      {recipes.map((recipe) => (
        <Card key={recipe.id} className="flex-row items-center pb-2.5">
          <CardPicture className="w-28 flex-none self-start sm:w-44 sm:self-center">
            <Picture picture={recipe.image} alt="" sizes="(min-width: 35rem) 11rem, 7rem" />
          </CardPicture>
          <CardBody className="min-w-0 gap-1.5 py-1 pr-2 pl-4 sm:pl-5">
            <h3 className="text-[1.125rem] leading-[1.22] font-[560] sm:text-h3">
              <Link to={`/recipe/${recipe.id}`} prefetch="intent" className={cardLink}>
                {recipe.title}
              </Link>
            </h3>
            <p className="line-clamp-2 text-[1rem] leading-[1.5] text-ink-soft max-sm:hidden">{recipe.description}</p>
            <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
              <RecipeMeta recipe={recipe} className="gap-x-3.5" />
              <div className="flex flex-wrap gap-1.5">
                {recipe.featured && <FeaturedBadge />}
                <CategoryBadges categories={recipe.categories} {...badges} />
              </div>
            </div>
          </CardBody>
        </Card>
      ))}
    </div>
  )
}
