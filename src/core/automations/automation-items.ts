import { webhookRows } from '../importing/webhook-rows.ts'
import { fieldsOf, isText } from '../text/fields-of.ts'

/** `waiting` is an address that the site still fetches. `draft` is saved, but something is missing in it. */
export type ItemState = 'waiting' | 'saved' | 'draft' | 'exists' | 'refused' | 'failed'

/** The outcome for one item of a request. */
export interface AnsweredItem {
  /** The place in the request, from 0. */
  index: number
  kind: 'recipe' | 'address'
  state: ItemState
  /** The recipe, if it is saved. */
  id?: string
  /** `published`, `pending` or `draft`. */
  status?: string
  problem?: string
}

export interface AutomationAnswer {
  items: Array<AnsweredItem>
}

export const mostItems = 50

export type SentItem = { kind: 'address'; address: string } | { kind: 'recipe'; row: unknown }

/** Finds the items in a request: recipes and addresses, alone, in a list, or below the names that automations use. */
export function itemsIn(body: unknown): ReadonlyArray<SentItem> | null {
  if (isText(body)) return [itemOf(body)]
  const { urls, url } = fieldsOf(body)
  if (Array.isArray(urls)) return urls.map(itemOf)
  const rows = webhookRows(body) ?? (isText(url) ? [body] : null)
  return rows?.map(itemOf) ?? null
}

const partsOfRecipes = ['ingredients', 'recipeIngredient', 'instructions', 'recipeInstructions', 'directions', 'steps']

function itemOf(value: unknown): SentItem {
  if (isText(value)) return { kind: 'address', address: value }
  const fields = fieldsOf(value)
  const { url } = fields
  const isRecipe = partsOfRecipes.some((part) => part in fields)
  return isText(url) && !isRecipe ? { kind: 'address', address: url } : { kind: 'recipe', row: value }
}

/** Days after which the site deletes sent items. */
export const itemDays = 30
