import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { placeSettingOf } from '../../../core/recipes/drawing/place-setting.ts'
import { foreignLanguage } from '../../../core/recipes/language-tag.ts'
import type { RecipeSummary } from '../../../core/recipes/recipe-summary.ts'
import { Picture } from '../../ui/picture.tsx'
import { FeaturedBadge } from '../../ui/badge.tsx'
import { Card, CardBody, cardLink, CardPicture } from '../../ui/card.tsx'
import { cn } from '../../ui/cn.ts'
import { SaveOnCard } from '../collections/save-on-card.tsx'
import { CategoryBadges } from './category-badges.tsx'
import { RecipeMeta } from './recipe-meta.tsx'

/**
 * `lead` and `row` are only for the featured block: one large card with two beside it. `compact` is a row on a phone
 * and a card elsewhere, also where large text leaves no room beside the picture. Its grid is the container `cards`.
 */
type Variant = 'default' | 'lead' | 'row' | 'compact'

const cardLook = cva('', {
  variants: {
    variant: {
      default: '',
      lead: '',
      row: 'xl:flex-row xl:pb-2.5',
      compact: 'max-sm:@min-[15rem]/cards:flex-row max-sm:@min-[15rem]/cards:pb-2.5',
    },
  },
})
const pictureLook = cva('', {
  variants: {
    variant: {
      default: '',
      lead: 'sm:aspect-video xl:aspect-auto xl:min-h-80 xl:flex-1',
      row: 'xl:aspect-auto xl:min-h-54 xl:flex-[0_0_42%]',
      compact:
        'max-sm:@min-[15rem]/cards:aspect-auto max-sm:@min-[15rem]/cards:min-h-28 max-sm:@min-[15rem]/cards:flex-[0_0_34%]',
    },
  },
})
const bodyLook = cva('', {
  variants: {
    variant: {
      default: '',
      lead: 'flex-none',
      row: 'xl:justify-center xl:py-3 xl:pr-2.5 xl:pb-2 xl:pl-5',
      compact:
        'max-sm:@min-[15rem]/cards:justify-center max-sm:@min-[15rem]/cards:gap-1 max-sm:@min-[15rem]/cards:py-1 max-sm:@min-[15rem]/cards:pr-1 max-sm:@min-[15rem]/cards:pl-3.5',
    },
  },
})
const sizes = {
  default: '(min-width: 62.5rem) 24rem, (min-width: 45rem) 45vw, 92vw',
  lead: '(min-width: 62.5rem) 38rem, 92vw',
  row: '(min-width: 62.5rem) 15rem, (min-width: 35rem) 45vw, 92vw',
  compact: '(min-width: 62.5rem) 24rem, (min-width: 35rem) 45vw, 32vw',
}

/** On a small picture, the star says enough. */
const compactBadge =
  'max-sm:@min-[15rem]/cards:top-1.5 max-sm:@min-[15rem]/cards:left-1.5 max-sm:@min-[15rem]/cards:size-7 max-sm:@min-[15rem]/cards:justify-center max-sm:@min-[15rem]/cards:p-0 max-sm:@min-[15rem]/cards:[&>span]:sr-only'

/** The usual row, so that the titles beside each other line up. With wider letters, it grows. */
const oneRow = 'min-h-[1.75rem] max-md:empty:hidden'

const threeBadges = { limit: 3, countRest: false }

interface RecipeCardProps {
  recipe: RecipeSummary
  variant?: Variant
  /** The number of categories to show. Three by default, two with "+N" in the recipe browser. */
  badges?: { limit: number; countRest: boolean }
  headingLevel?: 2 | 3 | 4
  /** True for the first cards of a page. */
  isFirst?: boolean
  /** A button in the corner of the picture. By default, it saves the recipe. */
  action?: ReactNode
  /** A line below the facts. */
  note?: ReactNode
  /** Shown instead of the recipe's own picture until that is stored. */
  preview?: ReactNode
  className?: string
}

/** A recipe card. The link in its heading covers the whole card. */
export function RecipeCard({
  recipe,
  variant = 'default',
  badges = threeBadges,
  headingLevel = 3,
  isFirst = false,
  action,
  note,
  preview,
  className,
}: RecipeCardProps) {
  const Heading = `h${headingLevel}` as const
  const isCompact = variant === 'compact'
  const lang = foreignLanguage(recipe.language)
  return (
    <Card className={cn(cardLook({ variant }), className)}>
      <CardPicture className={pictureLook({ variant })}>
        {preview ?? (
          <Picture
            picture={recipe.image}
            alt=""
            sizes={sizes[variant]}
            isFirst={isFirst}
            placeSetting={placeSettingOf(recipe)}
          />
        )}
        {recipe.featured && <FeaturedBadge className={cn('absolute top-3 left-3', isCompact && compactBadge)} />}
      </CardPicture>
      <CardBody className={bodyLook({ variant })}>
        <CategoryBadges
          categories={recipe.categories}
          {...badges}
          className={cn(oneRow, isCompact && 'max-sm:@min-[15rem]/cards:hidden')}
        />
        <Heading
          lang={lang}
          dir="auto"
          className={cn(
            'text-h3 font-[560]',
            variant === 'lead' && 'text-[clamp(1.4rem,2.2vw,1.875rem)] font-semibold',
            // Leaves room for the button that saves.
            isCompact &&
              'max-sm:@min-[15rem]/cards:pr-13 max-sm:@min-[15rem]/cards:text-[1.0625rem] max-sm:@min-[15rem]/cards:leading-snug',
          )}
        >
          <Link to={`/recipe/${recipe.id}`} prefetch="intent" className={cardLink}>
            {recipe.title}
          </Link>
        </Heading>
        <p
          lang={lang}
          dir="auto"
          className={cn(
            'line-clamp-2 text-[1rem] leading-[1.5] text-ink-soft',
            isCompact && 'max-sm:@min-[15rem]/cards:hidden',
          )}
        >
          {recipe.description}
        </p>
        <RecipeMeta
          recipe={recipe}
          className={cn(
            'mt-auto min-h-[1.875rem] pt-1.5',
            variant === 'row' && 'xl:mt-1 xl:gap-x-3',
            isCompact &&
              'max-sm:@min-[15rem]/cards:mt-0 max-sm:@min-[15rem]/cards:min-h-[1.5rem] max-sm:@min-[15rem]/cards:gap-x-3 max-sm:@min-[15rem]/cards:pt-0.5 max-sm:@min-[15rem]/cards:[&>li:nth-child(3)]:hidden',
            isCompact && note && 'max-sm:@min-[15rem]/cards:pr-12',
          )}
        />
        {note}
      </CardBody>
      {action ?? (
        <SaveOnCard
          recipe={recipe}
          {...(isCompact && { className: 'max-sm:@min-[15rem]/cards:top-2.5 max-sm:@min-[15rem]/cards:right-2.5' })}
        />
      )}
    </Card>
  )
}

/** One large card with two rows beside it. Two columns below 1000 px, one on phones. */
export function FeaturedRecipes({ recipes }: { recipes: ReadonlyArray<RecipeSummary> }) {
  // One or two recipes would leave holes in the block.
  if (recipes.length < 3) {
    return (
      <div
        className={cn('laid-tables grid grid-cols-[minmax(0,1fr)] gap-gap', recipes.length === 2 && 'sm:grid-cols-2')}
      >
        {recipes.map((recipe) => (
          <RecipeCard key={recipe.id} recipe={recipe} {...(recipes.length === 1 && { variant: 'lead' as const })} />
        ))}
      </div>
    )
  }
  return (
    <div className="laid-tables grid grid-cols-[minmax(0,1fr)] gap-gap sm:grid-cols-2 xl:grid-cols-[minmax(0,1.12fr)_minmax(0,1fr)] xl:grid-rows-2">
      {recipes.map((recipe, index) => (
        <RecipeCard
          key={recipe.id}
          recipe={recipe}
          variant={index === 0 ? 'lead' : 'row'}
          {...(index === 0 ? { className: 'sm:max-xl:col-span-2 xl:row-span-2' } : {})}
        />
      ))}
    </div>
  )
}
