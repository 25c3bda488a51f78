import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { TypedWord, Vocabulary } from '../../core/search/understand.ts'
import type { Db } from '../connect.ts'

const KnownWords = z
  .array(z.tuple([z.string(), z.number(), z.number()]).transform(([word, hash, recipes]) => ({ word, hash, recipes })))
  .nullable()
  .transform((words) => words ?? [])

const Row = z
  .object({
    place: z.number(),
    word: z.string(),
    hashes: z.array(z.number()),
    is_empty: z.boolean(),
    known: z.number(),
    begun: KnownWords,
    ended: KnownWords,
    alike: KnownWords,
    parts: KnownWords,
    joined: z
      .tuple([z.string(), z.number(), z.number()])
      .transform(([word, hash, recipes]) => ({ word, hash, recipes }))
      .nullable(),
  })
  .transform(({ is_empty: isEmpty, ...row }) => ({ ...row, isEmpty }))
const LookedUp = z.object({
  words: z
    .array(Row)
    .nullable()
    .transform((words) => words ?? []),
  hashes: z
    .record(z.string(), z.array(z.number()))
    .nullable()
    .transform((hashes) => hashes ?? {}),
  known: z
    .array(z.string())
    .nullable()
    .transform((known) => new Set(known)),
})

interface LookedUpWords extends Vocabulary {
  /** The words of each text, in its order. */
  of: Array<Array<TypedWord>>
}

/** What the vocabulary knows about the words of some texts, and what those of some plain words that any recipe has are looked for as. */
export async function lookUpWords(
  db: Db,
  texts: ReadonlyArray<string>,
  plain: ReadonlyArray<string>,
): Promise<LookedUpWords> {
  if (texts.length + plain.length === 0) return { of: [], hashesOf: () => [], isKnown: () => false }
  const { rows } = await db.execute(sql`
    select (
        -- Nobody means a word that is too frequent to be looked for.
        select jsonb_agg(to_jsonb(found) || jsonb_build_object('alike',
          (select jsonb_agg(slip) from jsonb_array_elements(alike) own (slip) where not search_is_empty(slip ->> 0))))
        from search_words(${sql.param(texts)}::text[]) found) as words,
      -- The vocabulary knows stems of the first language alone: with more of them it cannot say that a word is in no recipe.
      jsonb_object_agg(word, array(select hashtext(stem) from unnest(search_stems_of(word)) stem))
        filter (where is_known or cardinality(search_languages()) > 1) as hashes,
      jsonb_agg(word) filter (where is_known) as known
    from (select word, exists (select from search_vocabulary kept where kept.stem = plain.stem and recipes > 0) as is_known
      from (select word, search_stem(word) as stem from unnest(${sql.param(plain)}::text[]) word offset 0) plain
      offset 0) plain`)
  const { words, hashes, known } = LookedUp.parse(rows[0])
  return {
    of: texts.map((_, index) => words.filter(({ place }) => place === index + 1)),
    hashesOf: (word) => hashes[word] ?? [],
    isKnown: (word) => known.has(word),
  }
}
