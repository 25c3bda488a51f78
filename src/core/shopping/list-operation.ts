import { z } from 'zod'
import { aisles } from './aisle.ts'
import { isRecipeId } from '../recipes/recipe-id.ts'
import { type ListOperation, longestFood, mostLines, tidyLine } from './shopping-list.ts'

/** Hexadecimal or base64url, as browsers make them. */
const Id = z.string().regex(/^[\w-]{8,64}$/)
const Ids = z.array(Id).max(mostLines)
const Text = z.string().transform((text) => tidyLine(text))
const longestTitle = 200
const mostRecipes = 50
const Recipes = z
  .array(z.object({ id: z.string(), title: z.string().transform((title) => tidyLine(title, longestTitle)) }))
  // A line without its recipe is better than a phone that can't send anything.
  .transform((recipes) => recipes.filter(({ id }) => isRecipeId(id)).slice(0, mostRecipes))

const Line = z.object({ id: Id, line: Text, recipes: Recipes, isTicked: z.boolean().default(false) })
const Lines = z
  .array(Line)
  .max(mostLines)
  .transform((lines) => lines.filter(({ line }) => line !== ''))
const Food = z
  .string()
  .transform((food) => tidyLine(food, longestFood))
  .pipe(z.string().min(1))
const operation = Id

/** One operation of a browser. `ageMs` says how long ago it happened, because clocks of phones differ. */
const Operation = z.intersection(
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('add'), operation, lines: Lines }),
    z.object({ kind: z.literal('tick'), operation, lines: Ids, isTicked: z.boolean() }),
    z.object({
      kind: z.literal('edit'),
      operation,
      id: Id,
      line: Text.pipe(z.string().min(1)),
      recipes: Recipes,
      others: Ids,
    }),
    z.object({ kind: z.literal('remove'), operation, lines: Ids, how: z.enum(['yes', 'if-ticked']) }),
    z.object({ kind: z.literal('restore'), operation, lines: Ids }),
    z.object({ kind: z.literal('at-home'), operation, food: Food, isAtHome: z.boolean() }),
    z.object({ kind: z.literal('aisles'), operation, order: z.array(z.enum(aisles)).max(aisles.length) }),
  ]),
  z.object({ ageMs: z.number().min(0) }),
)

export type SentOperation = ListOperation & { ageMs: number }

const mostOperations = 500

/** A browser sends its operations since the last time, and the revision it knows. */
export const ListSync = z.object({
  since: z.int().min(0),
  /** The account whose list it is, so that another one's list does not take it. */
  account: z.string().optional(),
  operations: z.array(Operation).max(mostOperations),
})
