import type { Cuisine } from './cuisine.ts'
import { cuisinesOfAfricaAndTheEast } from './cuisines-of-africa-and-the-east.ts'
import { cuisinesOfAmerica } from './cuisines-of-america.ts'
import { cuisinesOfAsia } from './cuisines-of-asia.ts'
import { cuisinesOfEurope } from './cuisines-of-europe.ts'

const known = [...cuisinesOfEurope, ...cuisinesOfAsia, ...cuisinesOfAmerica, ...cuisinesOfAfricaAndTheEast]

/** The most common cuisines first. The others follow in list order. */
const favorites = [
  'American',
  'Italian',
  'Mediterranean',
  'Indian',
  'Mexican',
  'French',
  'Thai',
  'Chinese',
  'British',
  'Greek',
  'Middle Eastern',
  'Japanese',
  'Spanish',
  'Moroccan',
  'German',
]

export const cuisines: ReadonlyArray<Cuisine> = [
  ...favorites.flatMap((name) => known.filter((cuisine) => cuisine.name === name)),
  ...known.filter((cuisine) => !favorites.includes(cuisine.name)),
]
