import { ArrowRight } from 'lucide-react'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { categoryTiles, usualTiles } from '../../../../core/recipes/categories/category-choices.ts'
import { drawingOf } from '../../../../core/recipes/drawing/drawing-of.ts'
import { webSite } from '../../../../core/seo/site.ts'
import { latestFeed } from '../../../../core/seo/site-feeds.ts'
import { longestDescription } from '../../../../core/seo/description.ts'
import { shortenAtWord } from '../../../../core/text/shorten-at-word.ts'
import { listRandomActiveAffiliates } from '../../../../db/affiliates/affiliates.ts'
import { listChefRatings } from '../../../../db/chefs/chefs.ts'
import { listOwnCategories } from '../../../../db/recipes/category-choices.ts'
import { listForHome } from '../../../../db/recipes/recipes.ts'
import { readHero } from '../../../../db/settings/settings.ts'
import { RandomAd } from '../../affiliates/random-ad.tsx'
import { appContext } from '../../../shell/app-context.ts'
import { readSoftly } from '../../../shell/read-softly.server.ts'
import { type CategoryTile, CategoryTiles } from '../category-tiles.tsx'
import { FirstRecipe } from '../first-recipe.tsx'
import { ChefRatings } from '../../chefs/chef-ratings.tsx'
import { Hero } from '../hero.tsx'
import { HomeNotes } from '../../notes/home-notes.tsx'
import { NewsletterPanel } from '../../newsletter/newsletter-panel.tsx'
import { FeaturedRecipes, RecipeCard } from '../../recipes/recipe-card.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { MoreLink, SectionHead } from '../../../ui/section-head.tsx'
import { pageMeta, siteNameOf } from '../../../shell/page-meta.ts'
import { structuredData } from '../../../shell/structured-data.ts'
import { useHasPart } from '../../../ui/use-has-part.ts'
import { cn } from '../../../ui/cn.ts'
import type { Route } from './+types/home'

const chefsShown = 5
const featuredShown = 3
/** A row of the widest screens. */
const widestRow = 4

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(appContext)
  const hero = { title: null, text: null, picture: null }
  return readSoftly(
    context,
    { hero, featured: [], latest: [], chefs: [], tiles: [...usualTiles] as Array<CategoryTile>, ad: null },
    async () => {
      const [own, { featured, latest }, chefs, categories, [ad = null]] = await Promise.all([
        readHero(db),
        listForHome(db, widestRow),
        listChefRatings(db, { limit: chefsShown }),
        listOwnCategories(db),
        listRandomActiveAffiliates(db, 1),
      ])
      return { hero: own, featured: featured.slice(0, featuredShown), latest, chefs, tiles: tilesOf(categories), ad }
    },
  )
}

/** Draws a category without its own picture as the dish that its name means. */
const tilesOf = (own: ReadonlyArray<string>): Array<CategoryTile> =>
  categoryTiles(own).map((link) => ({
    ...link,
    drawing: drawingOf({ title: link.label, categories: [], ingredients: [] }),
  }))

/** Prevents a reload after a newsletter subscription, which changes nothing on this page. */
export const shouldRevalidate = ({ formAction, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  formAction === '/newsletter' ? false : defaultShouldRevalidate

const usualDescription =
  'Quick weeknight dinners, slow weekend baking and dishes for special occasions: recipes to find fast and cook from, and room for your own.'

export const meta: Route.MetaFunction = ({ matches: [root], loaderData: { hero } }) => [
  ...pageMeta(root, {
    title: `${siteNameOf(root)}: ${hero.title ?? 'Discover Delicious Recipes For Every Occasion'}`,
    description: shortenAtWord(hero.text ?? usualDescription, longestDescription),
    path: '/',
    feed: latestFeed,
  }),
  ...structuredData(root, (origin, siteName) => [webSite(origin, siteName)]),
]

export default function Home({
  loaderData: { hero, featured, latest, chefs, tiles, ad, isUnavailable },
}: Route.ComponentProps) {
  const hasChefs = useHasPart('community')
  return (
    <>
      <Hero {...hero} />
      {!isUnavailable && latest.length === 0 && featured.length === 0 && (
        <section aria-label="Recipes" className="wrap pt-[calc(var(--s-section)+2rem)]">
          <FirstRecipe />
        </section>
      )}
      {featured.length > 0 && (
        <section aria-labelledby="featured-title" className="wrap pt-[calc(var(--s-section)+2rem)]">
          <SectionHead
            id="featured-title"
            title="Featured Recipes"
            subtitle="Good places to start."
            action={<MoreLink to="/search">View All</MoreLink>}
          />
          <FeaturedRecipes recipes={featured} />
        </section>
      )}
      <HomeNotes />
      {tiles.length > 0 && (
        <section aria-labelledby="categories-title" className="wrap pt-section">
          <SectionHead id="categories-title" title="What are you in the mood for?" />
          <CategoryTiles categories={tiles} />
        </section>
      )}
      {hasChefs && <ChefRatings chefs={chefs} hasMore={chefs.length === chefsShown} />}
      {latest.length === 0 ? (
        <div className="wrap pt-section">
          <RandomAd withoutScript={ad} />
        </div>
      ) : (
        <section
          aria-labelledby="latest-title"
          className="wrap pt-section max-sm:grid max-sm:grid-cols-[minmax(0,1fr)] max-sm:gap-4 max-sm:[&>div:first-child]:contents max-sm:[&>div:first-child>a]:order-1"
        >
          <SectionHead
            id="latest-title"
            title="Latest Recipes"
            action={
              <ButtonLink to="/search" className="sm:whitespace-nowrap">
                Explore All Recipes
                <ArrowRight aria-hidden />
              </ButtonLink>
            }
          />
          <div
            className={cn(
              'laid-tables grid gap-gap md:grid-cols-3 md:max-[85rem]:[&>:nth-child(4)]:hidden',
              latest.length >= widestRow && 'min-[85rem]:grid-cols-4',
            )}
          >
            {latest.map((recipe) => (
              <RecipeCard key={recipe.id} recipe={recipe} />
            ))}
          </div>
          <RandomAd withoutScript={ad} />
        </section>
      )}
      <NewsletterPanel />
    </>
  )
}
