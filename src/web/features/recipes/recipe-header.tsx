import { ArrowDown, ExternalLink, Globe, Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { sourceLink } from '../../../core/recipes/outbound-links.ts'
import { categoryLabel, categoryPath } from '../../../core/recipes/categories/category.ts'
import { languageTag } from '../../../core/recipes/language-tag.ts'
import { placeSettingOf } from '../../../core/recipes/drawing/place-setting.ts'
import { Picture } from '../../ui/picture.tsx'
import { Badge, FeaturedBadge } from '../../ui/badge.tsx'
import { cn } from '../../ui/cn.ts'
import { RecipeByline } from './recipe-byline.tsx'
import type { RecipeHead } from './recipe-view.tsx'

/** Longer titles are smaller, so that the recipe stays on the screen. */
const longTitle = 80

interface RecipeHeaderProps {
  recipe: RecipeHead
  editPath: string | null
  /** Buttons for the recipe. */
  children: ReactNode
}

export function RecipeHeader({ recipe, editPath, children }: RecipeHeaderProps) {
  const source = sourceLink(recipe.sourceUrl)
  const lang = languageTag(recipe.language)
  return (
    <section
      aria-labelledby="title"
      className="grid items-center gap-[clamp(1.5rem,4vw,3.5rem)] max-md:gap-4 lg:grid-cols-[1.12fr_1fr] print:grid-cols-[minmax(0,1fr)_auto] print:items-start"
    >
      <div className="relative min-w-0 lg:self-stretch print:order-last">
        <Picture
          picture={recipe.picture}
          alt={recipe.picture?.alt || recipe.title.slice(0, 200)}
          sizes="(min-width: 76rem) 38rem, (min-width: 53.75rem) 50vw, 92vw"
          isFirst
          placeSetting={placeSettingOf(recipe)}
          className="aspect-4/3 w-full max-md:aspect-8/5 rounded-lg object-cover shadow-lift md:rounded-xl lg:h-full lg:max-h-[min(35rem,42vw)] print:h-auto print:w-[28mm] print:rounded-none print:shadow-none"
        />
        <a
          href="#ingredients"
          className="absolute right-3 bottom-3 inline-flex min-h-11 items-center gap-1.5 rounded-pill bg-surface px-4 font-display text-small font-[560] text-ink no-underline shadow-card md:hidden print:hidden"
        >
          Jump to recipe
          <ArrowDown aria-hidden />
        </a>
        {recipe.featured && <FeaturedBadge className="absolute top-5 left-5 px-[.9rem] text-small print:hidden" />}
      </div>
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <CategoryLinks categories={recipe.categories} />
        <h1
          id="title"
          dir="auto"
          lang={lang}
          className={cn(
            'mt-3.5 mb-3 max-md:mt-2 print:m-0 print:text-[20pt]',
            recipe.title.length > longTitle && 'text-h2',
          )}
        >
          {recipe.title}
        </h1>
        <RecipeByline recipe={recipe} />
        {recipe.description && (
          <p
            dir="auto"
            lang={lang}
            className="mt-4 mb-2 text-[1.125rem] leading-[1.6] max-md:mt-3 max-md:text-body max-md:leading-[1.5] whitespace-pre-line text-ink-soft print:my-1 print:line-clamp-3 print:text-[10pt]"
          >
            {recipe.description}
          </p>
        )}
        {source && (
          <a
            href={source.href}
            target="_blank"
            rel="nofollow noopener"
            className="inline-flex min-h-11 items-center gap-[.4rem] text-small font-[550] print:min-h-0"
          >
            <Globe aria-hidden className="print:hidden" />
            <span>Source: {source.label}</span>
            <ExternalLink aria-hidden className="print:hidden" />
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        )}
        {recipe.licenseNotice && (
          <p className="text-small text-ink-soft [overflow-wrap:anywhere]">License: {recipe.licenseNotice}</p>
        )}
        {editPath && (
          <p className="print:hidden">
            <Link to={editPath} className="inline-flex min-h-11 items-center gap-[.4rem] text-small font-[550]">
              <Pencil aria-hidden />
              Edit recipe
            </Link>
          </p>
        )}
        {children}
      </div>
    </section>
  )
}

function CategoryLinks({ categories }: { categories: ReadonlyArray<string> }) {
  if (categories.length === 0) return null
  return (
    <ul aria-label="Categories" className="-my-2 flex flex-wrap gap-x-1.5 print:hidden">
      {[...new Set(categories)].map((category) => (
        <li key={category}>
          <Link to={categoryPath(category)} className="group/category flex min-h-11 items-center no-underline">
            <Badge className="whitespace-normal group-hover/category:bg-blush group-hover/category:text-ink">
              {categoryLabel(category)}
            </Badge>
          </Link>
        </li>
      ))}
    </ul>
  )
}
