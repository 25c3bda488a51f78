import { Link } from 'react-router'
import { placeSettingOf } from '../../../core/recipes/drawing/place-setting.ts'
import { foreignLanguage } from '../../../core/recipes/language-tag.ts'
import type { RecipeSummary } from '../../../core/recipes/recipe-summary.ts'
import { Picture } from '../../ui/picture.tsx'
import { SaveOnCard } from '../collections/save-on-card.tsx'
import { CategoryBadges } from '../recipes/category-badges.tsx'
import { RecipeMeta } from '../recipes/recipe-meta.tsx'
import { FeaturedBadge } from '../../ui/badge.tsx'
import { Card, CardBody, cardLink, CardPicture } from '../../ui/card.tsx'

interface RecipeRowsProps {
  recipes: ReadonlyArray<RecipeSummary>
  badges: { limit: number; countRest: boolean }
}

/** A compact list of recipes, so that more fit on a screen. */
export function RecipeRows({ recipes, badges }: RecipeRowsProps) {
  return (
    <div className="laid-tables grid gap-3">
      {recipes.map((recipe) => (
        <Card
          key={recipe.id}
          className="grid grid-cols-[7rem_minmax(0,1fr)] items-center gap-x-4 gap-y-2.5 pb-3.5 sm:flex sm:flex-row sm:gap-0 sm:pb-2.5"
        >
          <CardPicture className="w-28 flex-none sm:w-44">
            <Picture
              picture={recipe.image}
              alt=""
              sizes="(min-width: 35rem) 11rem, 7rem"
              placeSetting={placeSettingOf(recipe)}
            />
          </CardPicture>
          <CardBody className="min-w-0 gap-1.5 py-1 pr-18 pl-5 max-sm:contents">
            <h3
              lang={foreignLanguage(recipe.language)}
              dir="auto"
              className="text-[1.125rem] leading-[1.22] font-[560] [overflow-wrap:anywhere] max-sm:pr-12 sm:text-h3"
            >
              <Link to={`/recipe/${recipe.id}`} prefetch="intent" className={cardLink}>
                {recipe.title}
              </Link>
            </h3>
            <p
              lang={foreignLanguage(recipe.language)}
              dir="auto"
              className="line-clamp-2 text-[1rem] leading-[1.5] text-ink-soft max-sm:hidden"
            >
              {recipe.description}
            </p>
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2 max-sm:col-span-2 max-sm:px-1.5">
              <RecipeMeta recipe={recipe} className="gap-x-3.5" />
              <div className="flex flex-wrap gap-1.5">
                {recipe.featured && <FeaturedBadge />}
                <CategoryBadges categories={recipe.categories} {...badges} />
              </div>
            </div>
          </CardBody>
          <SaveOnCard recipe={recipe} className="max-sm:top-2.5 max-sm:right-2.5" />
        </Card>
      ))}
    </div>
  )
}
