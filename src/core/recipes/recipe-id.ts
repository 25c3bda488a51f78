import { isText } from '../text/fields-of.ts'

/** Checks an id, because what a browser stores or sends may contain anything. Every id so far has had this form. */
export const isRecipeId = (id: unknown): id is string => isText(id) && /^[^\0]{1,300}$/.test(id)
