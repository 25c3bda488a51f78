import type { Picture } from './picture.ts'

/** Something recommended for money; shown with the word "Sponsored". */
export interface Affiliate {
  id: string
  title: string
  description: string
  picture: Picture | null
  linkUrl: string
}
