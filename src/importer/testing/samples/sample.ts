import { Buffer } from 'node:buffer'
import { makeZip } from '../make-zip.ts'

export interface SampleLine {
  text: string
  group: string | null
}

export interface SampleRecipe {
  title: string
  ingredients: ReadonlyArray<SampleLine>
  steps: ReadonlyArray<SampleLine>
}

/** The facts of the recipe in every sample, beside its lists. */
export const facts = {
  prepTime: 20,
  cookTime: 40,
  servings: 12,
  category: 'Cake',
  url: 'https://cake.example/plum',
  picture: Buffer.from('a picture of a plum cake, which is long enough to look like base64 '.repeat(3)),
}

export const plumCake: SampleRecipe = {
  title: 'Plüm cake',
  ingredients: [
    { text: '200 g flour', group: 'Dough' },
    { text: '2 eggs', group: 'Dough' },
    { text: '500 g plums', group: 'Topping' },
  ],
  steps: [
    { text: 'Mix the flour and the eggs in a bowl.', group: 'Dough' },
    { text: 'Put the plums on the dough.', group: 'Topping' },
    { text: 'Bake the cake until it is brown.', group: 'Topping' },
  ],
}

/** A recipe of which only the title is left. */
export const nothing: SampleRecipe = { title: 'Nothing', ingredients: [], steps: [] }

type Fact = 'prepTime' | 'cookTime' | 'servings' | 'category' | 'url' | 'picture' | 'groups' | 'step groups'

/** A file of one format. */
export interface Sample {
  format: string
  /** The file's name. */
  name: string
  /** Returns the text of a file with these recipes, or the files of an archive. */
  write(recipes: ReadonlyArray<SampleRecipe>): string | Record<string, string | Uint8Array>
  /** Facts that the format cannot hold, or that our sample of it lacks. */
  lacks?: ReadonlyArray<Fact>
  /** Why a file with a recipe without content is no problem. */
  ignoresEmpty?: string
}

const utf8 = (text: string): Uint8Array => Buffer.from(text)

/** Returns the bytes of a sample. An archive contains its texts in the same charset. */
export function bytesOf({ write }: Sample, recipes: ReadonlyArray<SampleRecipe>, encode = utf8): Uint8Array {
  const written = write(recipes)
  if (typeof written === 'string') return encode(written)
  const files = Object.entries(written).map(([name, content]) => [
    name,
    typeof content === 'string' ? encode(content) : content,
  ])
  return makeZip(Object.fromEntries(files) as Record<string, Uint8Array>)
}

/** Writes lines with a heading above each group. */
export function withHeadings<Written>(
  lines: ReadonlyArray<SampleLine>,
  headingOf: (group: string) => Written,
  lineOf: (text: string) => Written,
): Array<Written> {
  return lines.flatMap(({ text, group }, index) =>
    group !== null && group !== lines[index - 1]?.group ? [headingOf(group), lineOf(text)] : [lineOf(text)],
  )
}

/** Writes headings as "Dough:". */
export const colonLines = (lines: ReadonlyArray<SampleLine>) => withHeadings(lines, (group) => `${group}:`, String)

/** Returns the lines of each group. */
export const partsOf = (lines: ReadonlyArray<SampleLine>) => [
  ...Map.groupBy(
    lines.map(({ text, group }) => ({ text, group: group ?? '' })),
    ({ group }) => group,
  ),
]

/** Splits "200 g flour". */
export function wordsOf(text: string) {
  const [, quantity = '', unit = '', food = ''] = /^([\d/]+) (?:(g|kg|ml) )?(.*)$/.exec(text) ?? []
  return { quantity, unit, food: food || text }
}
