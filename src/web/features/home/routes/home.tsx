import { ArrowRight } from 'lucide-react'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { webSite } from '../../../../core/seo/site.ts'
import { listRandomActiveAffiliates } from '../../../../db/affiliates/affiliates.ts'
import { listChefRatings } from '../../../../db/chefs/chefs.ts'
import { listForHome } from '../../../../db/recipes/recipes.ts'
import { readHero } from '../../../../db/settings/settings.ts'
import { RandomAd } from '../../affiliates/random-ad.tsx'
import { appContext } from '../../../shell/app-context.ts'
import { readSoftly } from '../../../shell/read-softly.server.ts'
import { CategoryTiles } from '../category-tiles.tsx'
import { ChefRatings } from '../../chefs/chef-ratings.tsx'
import { Hero } from '../hero.tsx'
import { HomeNotes } from '../../notes/home-notes.tsx'
import { NewsletterPanel } from '../../newsletter/newsletter-panel.tsx'
import { FeaturedRecipes, RecipeCard } from '../../recipes/recipe-card.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { MoreLink, SectionHead } from '../../../ui/section-head.tsx'
import { pageMeta, siteNameOf } from '../../../shell/page-meta.ts'
import { structuredData } from '../../../shell/structured-data.ts'
import type { Route } from './+types/home'

const chefsShown = 5

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(appContext)
  const hero = { title: null, text: null, picture: null }
  return readSoftly(context, { hero, featured: [], latest: [], chefs: [], ad: null }, async () => {
    const [own, { featured, latest }, chefs, [ad = null]] = await Promise.all([
      readHero(db),
      listForHome(db, 3),
      listChefRatings(db, { limit: chefsShown }),
      listRandomActiveAffiliates(db, 1),
    ])
    return { hero: own, featured, latest, chefs, ad }
  })
}

/** Prevents a reload after a newsletter subscription, which changes nothing on this page. */
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

export default function Home({ loaderData: { hero, featured, latest, chefs, ad } }: Route.ComponentProps) {
  return (
    <>
      <Hero {...hero} />
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
      <section aria-labelledby="categories-title" className="wrap pt-section">
        <SectionHead id="categories-title" title="What are you in the mood for?" />
        <CategoryTiles />
      </section>
      <ChefRatings chefs={chefs} hasMore={chefs.length === chefsShown} />
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
        <div className="laid-tables grid gap-gap md:grid-cols-3">
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
