const recipe = 'creamy-garlic-parmesan-pasta'

/**
 * One page of every kind that visitors come to, those with the most buttons first, and those that are known to be missing.
 * `submission` is where a cook follows a recipe sent in; where its pages' buttons are pressed at the same time, `edited` is another,
 * since the one is taken back.
 */
export const kindsOfPages = (submission: string, edited = submission): ReadonlyArray<string> => [
  // Its other view can be chosen here; in the style guide the same button shows how one looks that is chosen already.
  '/recipes?view=list',
  '/example-project',
  '/import?by=hand',
  '/',
  `/recipe/${recipe}`,
  `/recipe/${recipe}?scale=1.5`,
  '/recipe/no-such-recipe',
  `/recipe/${recipe}/report`,
  '/recipes',
  '/categories',
  '/categories/desserts',
  '/all-categories',
  '/latest',
  '/search',
  '/search?q=pasta&difficulty=easy',
  '/search?q=zzzzz',
  '/saved',
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
  '/meal-plan',
  '/about',
  '/contact',
  '/support',
  '/submit-recipe',
  submission,
  `${submission}?withdraw`,
  `${edited}/edit`,
  '/import',
  '/import-options',
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
  '/collections/nobodys',
  '/go/nothing',
  '/nowhere',
]

/** Where a phone has buttons that a wide screen has not. */
export const kindsOnPhones: ReadonlyArray<string> = [
  '/',
  '/search?q=pasta',
  `/recipe/${recipe}`,
  '/recipes',
  '/kb/scaling-a-recipe',
  '/meal-plan',
]

/** Those that nobody has, and links from mails without their key. */
export const isKnownMissing = (address = '') =>
  /^\/(?:nowhere|recipe\/no-such-recipe|chefs\/nobody|newsletter\/(?:confirm|unsubscribe)|auth\/(?:confirm|reset)|first-admin|collections\/|go\/)/.test(
    address,
  )

/** What a browser has kept from before: lists that are empty have no buttons. */
export const keptFor = (submission: string) => ({
  'saved-recipes': JSON.stringify([recipe]),
  'sent-recipes': JSON.stringify([{ title: 'Crawled Soup', path: submission }]),
  'meal-plan': JSON.stringify({ dishes: { 'Monday Dinner': 'Soup' }, shopping: '2 leeks' }),
})

/** Gives the address under which the cook follows it. */
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
