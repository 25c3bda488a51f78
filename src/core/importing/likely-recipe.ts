const words =
  'recipes?|rezepte?|recettes?|recetas?|receitas?|ricett[ae]|recept(?:en)?|oppskrift(?:er)?|opskrift(?:er)?|przepisy?'
const recipeWord = new RegExp(`(?:^|[/_-])(?:${words})(?:[/_.-]|$)`)
const bareWord = new RegExp(`^(?:${words})$`)
const listWord =
  /(?:^|\/)(?:category|categories|kategorie|categorie|categoria|tags?|author|page|search|archive|archives|collections?|courses?|cuisines?|topics?|recipe-(?:index|category|tag)|rezept-?index)(?:\/|$)/
const otherWord =
  /(?:^|\/)(?:about|about-us|contact|kontakt|privacy(?:-policy)?|datenschutz|impressum|imprint|terms(?:-.*)?|disclaimer|shop|store|products?|produkte?|cart|checkout|basket|account|my-account|log-?in|sign-?in|register|subscribe|newsletter|feed|comments|faq|press|jobs|careers|affiliate.*|cookie-policy|wp-.*|cdn-cgi|legal)(?:\/|$)/
const file =
  /\.(?:jpe?g|png|gif|webp|avif|svg|ico|pdf|zip|gz|mp[34]|webm|mov|css|js|json|xml|rss|atom|txt|docx?|xlsx?)$/

/**
 * Guesses from an address how likely its page is one recipe: 0 likely, 1 perhaps, 2 rather a list or something else. Null
 * for a file, which is not worth fetching.
 */
export function rankOfAddress(address: string): 0 | 1 | 2 | null {
  const url = URL.parse(address)
  if (!url) return null
  const path = url.pathname.toLowerCase()
  if (file.test(path)) return null
  const isRoot = path === '/'
  const last = path.split('/').findLast((part) => part !== '') ?? ''
  // "/recipes" is a list, and "/recipes/leek-soup" is a recipe.
  if (isRoot || otherWord.test(path) || listWord.test(path) || bareWord.test(last) || url.searchParams.size > 2)
    return 2
  if (recipeWord.test(path)) return 0
  return 1
}
