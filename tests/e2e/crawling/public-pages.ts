const recipe = 'creamy-garlic-parmesan-pasta'

/**
 * One page of every kind for visitors, pages with the most buttons first, and pages that are known to be missing. A
 * cook follows a submission at `submission`.
 */
export const kindsOfPages = (submission: string): ReadonlyArray<string> => [
  // The other view can be chosen here. The style guide has a chosen view.
  '/recipes?view=list',
  '/example-project',
  '/import?by=hand',
  '/',
  `/recipe/${recipe}`,
  `/recipe/${recipe}/cook`,
  '/recipe/no-such-recipe',
  `/recipe/${recipe}/report`,
  `/recipe/${recipe}/review`,
  '/review/nobodys',
  '/review/1/report',
  '/recipes',
  '/categories',
  '/categories/desserts',
  '/all-categories',
  '/latest',
  '/search',
  '/search?q=pasta&difficulty=easy',
  '/search?q=zzzzz',
  '/saved',
  '/chefs',
  '/chefs/amara-osei',
  '/chefs/nobody',
  '/blog',
  '/blog/how-to-toast-a-marshmallow',
  '/faq',
  '/kb',
  '/kb?q=nothing-like-it',
  '/kb?tab=recipes',
  '/kb?tab=meal-planning',
  '/kb?tab=community',
  '/kb/scaling-a-recipe',
  '/community',
  '/community?photos=only',
  '/meal-plan',
  '/what-can-i-make?have=garlic',
  '/shopping-list',
  '/offline',
  '/about',
  '/contact',
  '/support',
  '/submit-recipe',
  submission,
  `${submission}?withdraw`,
  `${submission}/edit`,
  '/import',
  '/import-options',
  '/import-site',
  '/notes',
  '/import/bookmarklet',
  '/import/handover',
  '/newsletter',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
  '/privacy',
  '/auth',
  '/auth?mode=create-account',
  '/auth/second-factor',
  '/auth/provider',
  '/auth/reset',
  '/auth/confirm',
  '/first-admin',
  '/invitation',
  '/collections/nobodys',
  '/meal-plan/shared/nobodys',
  '/shopping-list/nobodys-list',
  '/go/nothing',
  '/nowhere',
]

/** Pages that have other buttons on a phone. */
export const kindsOnPhones: ReadonlyArray<string> = [
  '/',
  '/search?q=pasta',
  `/recipe/${recipe}`,
  '/recipes',
  '/kb/scaling-a-recipe',
  '/meal-plan',
  '/shopping-list',
  '/offline',
]

/** Returns true for pages that do not exist, and for links from mails without their token. */
export const isKnownMissing = (address = '') =>
  /^\/(?:nowhere|recipe\/no-such-recipe|chefs\/nobody|newsletter\/(?:confirm|unsubscribe)|auth\/(?:confirm|reset)|first-admin|invitation|meal-plan\/shared|review\/|shopping-list\/|collections\/|go\/)/.test(
    address,
  )

/** Returns content for the browser's storage, because empty lists have no buttons. */
export const storedFor = (submission: string) => ({
  'saved-recipes': JSON.stringify([recipe]),
  'sent-recipes': JSON.stringify([{ title: 'Crawled Soup', path: submission }]),
  'shopping-list': JSON.stringify({
    version: 1,
    value: {
      place: { kind: 'browser' },
      list: {
        lines: [
          {
            id: 'crawled-line',
            line: '2 leeks',
            recipes: [],
            isTicked: false,
            removed: 'no',
            at: { line: 1, ticked: 1, removed: 1 },
          },
        ],
        atHome: {},
        aisles: { order: [], at: 0 },
      },
      revision: 0,
      pending: [],
      isGone: false,
    },
  }),
  'meal-plan': JSON.stringify({ version: 1, value: { dishes: { 'Monday Dinner': 'Soup' }, shopping: '2 leeks' } }),
})

/** Submits a recipe and returns the address of its follow page. */
export async function sendRecipe(siteUrl: string): Promise<string> {
  const fields = {
    title: 'Crawled Soup',
    description: 'Long and thin.',
    ingredients: '2 leeks',
    instructions: 'Simmer.',
  }
  const response = await fetch(`${siteUrl}/submit-recipe`, {
    method: 'POST',
    body: new URLSearchParams({ ...fields, category: 'Soups', author: 'A crawler' }),
    headers: { origin: siteUrl },
    redirect: 'manual',
  })
  const address = response.headers.get('location')
  if (address === null) throw new Error(`The recipe was not taken: ${response.status}`)
  return address
}
