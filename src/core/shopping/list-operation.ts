import { z } from 'zod'
import { aisles } from './aisle.ts'
import { type ListOperation, longestLine, mostLines } from './shopping-list.ts'

/** Hexadecimal or base64url, as browsers make them. */
const Id = z.string().regex(/^[\w-]{8,64}$/)
const Ids = z.array(Id).max(mostLines)
const Text = z
  .string()
  .transform((text) =>
    text
      .replaceAll(/[\s\p{Cc}]+/gu, ' ')
      .trim()
      .slice(0, longestLine),
  )
  .pipe(z.string().min(1))
const Recipes = z
  .array(z.object({ id: z.string().max(200), title: z.string().transform((title) => title.slice(0, 200)) }))
  .transform((recipes) => recipes.slice(0, 50))

const Line = z.object({ id: Id, line: Text, recipes: Recipes, isTicked: z.boolean().default(false) })
const operation = Id

/** One operation of a browser. `ageMs` says how long ago it happened, because clocks of phones differ. */
const Operation = z.intersection(
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('add'), operation, lines: z.array(Line).max(mostLines) }),
    z.object({ kind: z.literal('tick'), operation, lines: Ids, isTicked: z.boolean() }),
    z.object({ kind: z.literal('edit'), operation, id: Id, line: Text, recipes: Recipes, others: Ids }),
    z.object({ kind: z.literal('remove'), operation, lines: Ids, how: z.enum(['yes', 'if-ticked']) }),
    z.object({ kind: z.literal('restore'), operation, lines: Ids }),
    z.object({ kind: z.literal('at-home'), operation, food: z.string().min(1).max(200), isAtHome: z.boolean() }),
    z.object({ kind: z.literal('aisles'), operation, order: z.array(z.enum(aisles)).max(aisles.length) }),
  ]),
  z.object({ ageMs: z.number().min(0) }),
)

export type SentOperation = ListOperation & { ageMs: number }

const mostOperations = 500

/** A browser sends its operations since the last time, and the revision it knows. */
export const ListSync = z.object({
  since: z.int().min(0),
  operations: z.array(Operation).max(mostOperations),
})
