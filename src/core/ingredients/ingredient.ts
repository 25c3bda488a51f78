import { z } from 'zod'

/** `unit` is a key of `units.ts`, or null for counted things ("2 eggs"). */
export const Amount = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('exact'), value: z.number(), unit: z.string().nullable() }),
  z.object({ kind: z.literal('range'), min: z.number(), max: z.number(), unit: z.string().nullable() }),
])
export type Amount = z.infer<typeof Amount>

/** One line of an ingredient list, as written and as parsed. */
export const Ingredient = z.object({
  /** The line exactly as the source wrote it. The parser never changes it. */
  line: z.string(),
  /** The specification's `amount`: text that begins with a number ("1 1/2 cups"), or empty. */
  amount: z.string(),
  /** The line without its amount ("plain flour, sifted"). */
  name: z.string(),
  /** The heading above the line ("For the sauce"), or null. */
  group: z.string().nullable(),
  /**
   * The first is the main measure. Others give the same quantity in another unit ("300 g / 10½ oz"). Empty means "to
   * taste".
   */
  measures: z.array(Amount),
})
export type Ingredient = z.infer<typeof Ingredient>
