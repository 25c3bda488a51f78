import { type KbTab, kbPath, kbTabs, readKbChoice } from '../../../../core/content/kb-address.ts'
import { breadcrumbList } from '../../../../core/seo/breadcrumb-list.ts'
import { itemList, recipeList } from '../../../../core/seo/item-list.ts'
import { listChefRatings } from '../../../../db/chefs/chefs.ts'
import { countTopics, listArticles } from '../../../../db/content/knowledge-base.ts'
import { listTopCategories } from '../../../../db/recipes/categories.ts'
import { listNewest } from '../../../../db/recipes/recipes.ts'
import { appContext } from '../../../shell/app-context.ts'
import { requirePart } from '../../../shell/require-part.server.ts'
import { readSoftly } from '../../../shell/read-softly.server.ts'
import { ArticlesTab } from '../articles-tab.tsx'
import { CommunityTab } from '../community-tab.tsx'
import { KbTabs } from '../kb-tabs.tsx'
import { MealPlanningTab } from '../meal-planning-tab.tsx'
import { RecipesTab } from '../recipes-tab.tsx'
import { PageHead } from '../../../ui/page-head.tsx'
import { pageMeta } from '../../../shell/page-meta.ts'
import { structuredData } from '../../../shell/structured-data.ts'
import type { Route } from './+types/kb'

const articlesOnAPage = 20
const recipesShown = 6
const categoriesShown = 16
const cooksShown = 10

const leads: Record<KbTab, string> = {
  'knowledge-base': 'How ingredients behave, how methods work, and what to do when something goes wrong.',
  recipes: 'Recipes by category, and the newest ones.',
  'meal-planning': 'A week of dinners, one shopping trip, and fewer evenings in front of an open fridge.',
  community: 'The cooks behind the recipes, and the newest recipes.',
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext)
  const choice = readKbChoice(new URL(request.url).searchParams)
  const { tab } = choice
  switch (tab) {
    case 'knowledge-base':
      return readSoftly(context, { tab, choice, topics: [], articles: [], total: 0, hasMore: false }, async () => {
        const [page, topics] = await Promise.all([
          listArticles(db, { ...choice, limit: articlesOnAPage }),
          countTopics(db),
        ])
        return { tab, choice, topics, ...page }
      })
    case 'recipes':
      return readSoftly(context, { tab, choice, recipes: [], categories: [] }, async () => {
        const [recipes, categories] = await Promise.all([
          listNewest(db, recipesShown),
          listTopCategories(db, categoriesShown),
        ])
        return { tab, choice, recipes, categories }
      })
    case 'meal-planning':
      return readSoftly(context, { tab, choice, articles: [] }, async () => {
        const { articles } = await listArticles(db, { topic: 'meal-planning', limit: articlesOnAPage })
        return { tab, choice, articles }
      })
    case 'community':
      return readSoftly(context, { tab, choice, recipes: [], cooks: [] }, async () => {
        await requirePart(db, 'community')
        const [recipes, cooks] = await Promise.all([
          listNewest(db, recipesShown),
          listChefRatings(db, { limit: cooksShown }),
        ])
        return { tab, choice, recipes, cooks }
      })
  }
}

export const meta: Route.MetaFunction = ({ matches: [root], loaderData }) => {
  const { tab, choice } = loaderData
  const label = kbTabs.find((known) => known.tab === tab)?.label ?? ''
  const isFirstTab = tab === 'knowledge-base'
  const path = kbPath(isFirstTab ? choice : { tab })
  const home = [{ label: 'Home', to: '/' }]
  const crumbs = isFirstTab
    ? [...home, { label: 'Recipe Knowledge Base' }]
    : [...home, { label: 'Recipe Knowledge Base', to: '/kb' }, { label }]
  return [
    ...pageMeta(root, {
      title: isFirstTab ? 'Recipe Knowledge Base' : `${label}: Recipe Knowledge Base`,
      description: leads[tab],
      // A search has no canonical page.
      path: choice.words ? null : path,
    }),
    ...structuredData(root, (origin) => [
      breadcrumbList(crumbs, { origin, url: origin + path }),
      'articles' in loaderData
        ? itemList(
            label,
            loaderData.articles.map(({ slug, title }) => ({ name: title, path: `/kb/${encodeURIComponent(slug)}` })),
            origin,
          )
        : recipeList(label, loaderData.recipes, origin),
    ]),
  ]
}

export default function KnowledgeBase({ loaderData }: Route.ComponentProps) {
  const { tab } = loaderData
  return (
    <div className="wrap">
      <PageHead title="Recipe Knowledge Base" lead={leads[tab]} />
      <KbTabs current={tab} />
      <div className="mt-7">
        {tab === 'knowledge-base' && <ArticlesTab {...loaderData} />}
        {tab === 'recipes' && <RecipesTab {...loaderData} />}
        {tab === 'meal-planning' && <MealPlanningTab {...loaderData} />}
        {tab === 'community' && <CommunityTab {...loaderData} />}
      </div>
    </div>
  )
}
