import { type ChefRating, chefPath } from '../chefs/chef-rating.ts'
import type { JsonLd } from '../recipes/json-ld.ts'
import { imageOf } from './writing.ts'

type DescribedChef = Pick<ChefRating, 'chefId' | 'name' | 'bio' | 'picture' | 'recipesCount'>

export function chefPage({ chefId, name, bio, picture, recipesCount }: DescribedChef, origin: string): JsonLd {
  const url = origin + chefPath(chefId)
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url,
    mainEntity: {
      '@type': 'Person',
      '@id': `${url}#chef`,
      name,
      url,
      ...(bio && { description: bio }),
      ...imageOf(picture, origin),
      agentInteractionStatistic: {
        '@type': 'InteractionCounter',
        interactionType: 'https://schema.org/WriteAction',
        userInteractionCount: recipesCount,
      },
    },
  }
}
