import { Link } from 'react-router'
import { durationText } from '../../../core/recipes/times/duration-text.ts'
import { placeSettingOf } from '../../../core/recipes/drawing/place-setting.ts'
import { foreignLanguage } from '../../../core/recipes/language-tag.ts'
import type { RecipeSummary } from '../../../core/recipes/recipe-summary.ts'
import { Picture } from '../../ui/picture.tsx'
import { SidePanel } from './side-panel.tsx'

/** The parts of a recipe that a small row shows. */
export type RelatedRecipe = Pick<
  RecipeSummary,
  'id' | 'title' | 'image' | 'drawing' | 'totalTime' | 'difficulty' | 'language'
>

export function RelatedRecipes({ recipes }: { recipes: ReadonlyArray<RelatedRecipe> }) {
  if (recipes.length === 0) return null
  return (
    <SidePanel id="related" title="Related Recipes">
      <ul className="laid-tables">
        {recipes.map((recipe) => (
          <li key={recipe.id}>
            <Link
              to={`/recipe/${recipe.id}`}
              prefetch="intent"
              className="group/related grid grid-cols-[92px_minmax(0,1fr)] items-center gap-3.5 py-1.5 text-ink no-underline"
            >
              <span>
                <Picture
                  picture={recipe.image}
                  alt=""
                  sizes="92px"
                  placeSetting={placeSettingOf(recipe)}
                  className="aspect-4/3 w-full rounded-sm object-cover"
                />
              </span>
              <span>
                <strong
                  lang={foreignLanguage(recipe.language)}
                  dir="auto"
                  className="line-clamp-3 font-display text-[1.0313rem] leading-[1.25] font-[560] [overflow-wrap:anywhere] group-hover/related:text-link"
                >
                  {recipe.title}
                </strong>
                <span className="text-small text-ink-soft">
                  {[recipe.totalTime > 0 && durationText(recipe.totalTime), recipe.difficulty]
                    .filter(Boolean)
                    .join(', ')}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </SidePanel>
  )
}
