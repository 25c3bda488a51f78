import { ArrowRight } from 'lucide-react'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { webSite } from '../../core/structured-data/site.ts'
import { listRandomActiveAffiliates } from '../../db/affiliates.ts'
import { listChefRatings } from '../../db/chefs.ts'
import { listForHome } from '../../db/recipes.ts'
import { RandomAd } from '../ads/random-ad.tsx'
import { appContext } from '../app-context.ts'
import { CategoryTiles } from '../components/home/category-tiles.tsx'
import { ChefRatings } from '../components/home/chef-ratings.tsx'
import { Hero } from '../components/home/hero.tsx'
import { NewsletterPanel } from '../components/home/newsletter-panel.tsx'
import { FeaturedRecipes, RecipeCard } from '../components/recipe/recipe-card.tsx'
import { ButtonLink } from '../components/ui/button.tsx'
import { MoreLink, SectionHead } from '../components/ui/section-head.tsx'
import { pageMeta, siteNameOf } from '../page-meta.ts'
import { structuredData } from '../structured-data.ts'
import type { Route } from './+types/home'

const chefsShown = 10

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(appContext)
  const [{ featured, latest }, chefs, [ad = null]] = await Promise.all([
    listForHome(db, 3),
    listChefRatings(db, chefsShown),
    listRandomActiveAffiliates(db, 1),
  ])
  return { featured, latest, chefs, ad }
}

/** Subscribing changes nothing here. */
export const shouldRevalidate = ({ formAction, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  formAction === '/newsletter' ? false : defaultShouldRevalidate

export const meta: Route.MetaFunction = ({ matches: [root] }) => [
  ...pageMeta(root, {
    title: `${siteNameOf(root)}: Discover Delicious Recipes For Every Occasion`,
    description:
      'Quick weeknight dinners, slow weekend baking and dishes for special occasions: recipes to find fast and cook from, and room for your own.',
    path: '/',
    feed: '/latest/feed.xml',
  }),
  ...structuredData(root, (origin, siteName) => [webSite(origin, siteName)]),
]

export default function Home({ loaderData: { featured, latest, chefs, ad } }: Route.ComponentProps) {
  return (
    <>
      <Hero />
      {featured.length > 0 && (
        <section aria-labelledby="featured-title" className="wrap pt-[calc(var(--s-section)+2rem)]">
          <SectionHead
            id="featured-title"
            title="Featured Recipes"
            subtitle="What the kitchen is making again and again this week."
            action={<MoreLink to="/search">View All</MoreLink>}
          />
          <FeaturedRecipes recipes={featured} />
        </section>
      )}
      <section aria-labelledby="categories-title" className="wrap pt-section">
        <SectionHead id="categories-title" title="What are you in the mood for?" />
        <CategoryTiles />
      </section>
      <ChefRatings chefs={chefs} />
      <section
        aria-labelledby="latest-title"
        className="wrap pt-section max-sm:grid max-sm:gap-4 max-sm:[&>div:first-child]:contents max-sm:[&>div:first-child>a]:order-1"
      >
        <SectionHead
          id="latest-title"
          title="Latest Recipes"
          action={
            <ButtonLink to="/search" className="whitespace-nowrap">
              Explore All Recipes
              <ArrowRight aria-hidden />
            </ButtonLink>
          }
        />
        <div className="grid gap-gap md:grid-cols-3">
          {latest.map((recipe) => (
            <RecipeCard key={recipe.id} recipe={recipe} />
          ))}
        </div>
        <RandomAd withoutScript={ad} />
      </section>
      <NewsletterPanel />
    </>
  )
}
