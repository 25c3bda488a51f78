import { ExternalLink } from 'lucide-react'
import { Fragment } from 'react'
import { sourceLink } from '../../../core/recipes/outbound-links.ts'
import type { Ingredient } from '../../../core/ingredients/ingredient.ts'
import type { LeftOut } from '../../../core/recipes/fit-recipe.ts'
import type { PlaceSetting } from '../../../core/recipes/drawing/place-setting.ts'
import type { Step } from '../../../core/recipes/recipe.ts'
import { categoryLabel } from '../../../core/recipes/categories/category.ts'
import { durationText } from '../../../core/recipes/times/duration-text.ts'
import { totalMinutes } from '../../../core/recipes/times/total-time.ts'
import { EmptyDish } from '../../ui/empty-dish.tsx'
import { groupsWithPlaces } from '../recipes/groups-with-places.ts'
import { LeftOutNote } from '../recipes/left-out-note.tsx'

export interface PreviewedRecipe {
  title: string
  description: string
  ingredients: ReadonlyArray<Ingredient>
  instructions: ReadonlyArray<Step>
  left: LeftOut
  tips: ReadonlyArray<string>
  prepTime: number | null
  cookTime: number | null
  totalTime: number | null
  servings: number | null
  difficulty: string | null
  categories: ReadonlyArray<string>
  cuisine: string | null
  author: string | null
  sourceUrl: string | null
  imageId: string | null
  /** The drawing that replaces a missing photo. */
  placeSetting: PlaceSetting
}

/** Everything visitors will see of a recipe, without controls. */
export function RecipePreview({ recipe }: { recipe: PreviewedRecipe }) {
  const source = sourceLink(recipe.sourceUrl)
  const facts = [
    ['Prep', minutes(recipe.prepTime)],
    ['Cook', minutes(recipe.cookTime)],
    ['Total', minutes(totalMinutes(recipe) || null)],
    ['Servings', recipe.servings === null ? 'not stated' : String(recipe.servings)],
    ['Difficulty', recipe.difficulty ?? 'not stated'],
    ['Categories', recipe.categories.map(categoryLabel).join(', ') || 'none'],
    ['Cuisine', recipe.cuisine ?? 'not stated'],
    ['By', recipe.author ?? 'no author'],
  ] as const
  return (
    <div dir="auto" className="[overflow-wrap:anywhere]">
      <div className="grid gap-5 sm:grid-cols-[14rem_minmax(0,1fr)]">
        {recipe.imageId ? (
          <img
            src={`/images/${recipe.imageId}/400.webp`}
            alt={recipe.title}
            className="food aspect-4/3 w-full rounded-md object-cover"
          />
        ) : (
          <figure>
            <EmptyDish
              setting={recipe.placeSetting}
              alt=""
              className="food aspect-4/3 w-full rounded-md object-cover"
            />
            <figcaption className="mt-1.5 text-small text-ink-soft">
              No photo. Visitors see this drawing instead.
            </figcaption>
          </figure>
        )}
        <div>
          <p className="font-display text-[1.5rem] leading-tight font-semibold">{recipe.title}</p>
          {recipe.description && <p className="mt-2 whitespace-pre-line text-ink-soft">{recipe.description}</p>}
          {source && (
            <p className="mt-2">
              From{' '}
              <a
                href={source.href}
                target="_blank"
                rel="noopener noreferrer nofollow"
                className="inline-flex items-center gap-1"
              >
                {source.label}
                <ExternalLink aria-hidden className="size-4" />
              </a>
            </p>
          )}
        </div>
      </div>
      <dl className="my-5 grid grid-cols-2 gap-x-6 gap-y-2 sm:grid-cols-4">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-micro font-semibold text-ink-soft">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="grid gap-6 md:grid-cols-[minmax(0,.8fr)_minmax(0,1fr)]">
        <div>
          <h3 className="mb-2">Ingredients</h3>
          {recipe.ingredients.length === 0 && <p className="text-ink-soft">None.</p>}
          {groupsWithPlaces(recipe.ingredients).map(({ group, entries }) => (
            <Fragment key={entries[0]?.place}>
              {group && <h4 className="mt-3 mb-1 text-body font-semibold">{group}</h4>}
              <ul className="grid list-disc gap-1 pl-5">
                {entries.map(({ place, entry }) => (
                  <li key={place}>{entry.line}</li>
                ))}
              </ul>
            </Fragment>
          ))}
        </div>
        <div>
          <h3 className="mb-2">Instructions</h3>
          {recipe.instructions.length === 0 && <p className="text-ink-soft">None.</p>}
          {groupsWithPlaces(recipe.instructions).map(({ group, entries }) => (
            <Fragment key={entries[0]?.place}>
              {group && <h4 className="mt-3 mb-1 text-body font-semibold">{group}</h4>}
              <ol start={(entries[0]?.place ?? 0) + 1} className="grid list-decimal gap-2.5 pl-6">
                {entries.map(({ place, entry }) => (
                  <li key={place} className="whitespace-pre-line">
                    {entry.name && <strong>{entry.name}: </strong>}
                    {entry.text}
                  </li>
                ))}
              </ol>
            </Fragment>
          ))}
        </div>
      </div>
      <LeftOutNote left={recipe.left} />
      {recipe.tips.length > 0 && (
        <>
          <h3 className="mt-5 mb-2">Tips</h3>
          <ul className="grid list-disc gap-1 pl-5">
            {recipe.tips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

const minutes = (value: number | null) => (value === null ? 'not stated' : durationText(value))
