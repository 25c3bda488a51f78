import type { Picture } from '../picture.ts'
import type { JsonLd } from '../recipe/json-ld.ts'
import { imageOf } from './writing.ts'

interface DescribedChef {
  id: string
  name: string
  bio: string
  picture: Picture | null
  recipesCount: number
}

export function chefPage({ id, name, bio, picture, recipesCount }: DescribedChef, origin: string): JsonLd {
  const url = `${origin}/chefs/${encodeURIComponent(id)}`
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
