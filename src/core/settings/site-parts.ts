/** Parts of the site that its owner can hide. */
export const siteParts = ['delivery', 'community', 'characters'] as const
export type SitePart = (typeof siteParts)[number]

export const partLabels: Readonly<Record<SitePart, string>> = {
  delivery: 'Grocery delivery',
  community: 'Community and chefs',
  characters: 'Marshmallow characters',
}
