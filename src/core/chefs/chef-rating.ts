import type { Picture } from '../pictures/picture.ts'

/** A row of the chef ranking. Its numbers are computed from recipes and ratings. */
export interface ChefRating {
  chefId: string
  name: string
  bio: string
  picture: Picture | null
  signatureDish: { name: string; description: string; recipeId: string | null; picture: Picture | null } | null
  recipesCount: number
  averageRating: number
  totalRatings: number
}

export const chefPath = (chefId: string) => `/chefs/${encodeURIComponent(chefId)}`
