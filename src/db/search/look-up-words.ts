import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { TypedWord, Vocabulary } from '../../core/search/understand.ts'
import type { Db } from '../connection/connect.ts'

const mostWords = 100
/**
 * The most words to correct. Finding similar words takes ten times as long as finding a word, and searches rarely have
 * this many typos.
 */
const mostCorrected = 16
const shortestCorrected = 3

const SplitWord = z
  .object({
    place: z.number(),
    word: z.string(),
    /** The next word. */
    next: z.string().nullable(),
    stem: z.string(),
    stems: z.array(z.string()),
    is_stop_word: z.boolean(),
  })
  .transform(({ is_stop_word: isStopWord, ...row }) => ({ ...row, isStopWord }))
type SplitWord = z.infer<typeof SplitWord>

const KnownWords = z
  .array(z.object({ word: z.string(), stem: z.string(), recipes: z.number() }))
  .nullable()
  .transform((words) => words ?? [])

const Frequency = z
  .object({
    known: z.number(),
    rare: z.number(),
    begun: KnownWords,
    ended: KnownWords,
    joined: z.number(),
    joined_stem: z.string(),
  })
  .transform(({ joined_stem: joinedStem, ...row }) => ({ ...row, joinedStem }))
type Frequency = z.infer<typeof Frequency>

const Similar = z.object({ word: z.string(), is_known: z.boolean(), alike: KnownWords, parts: KnownWords })
type Similar = z.infer<typeof Similar>

const PlainWord = z.object({
  word: z.string(),
  stems: z.array(z.string()),
  is_known: z.boolean(),
  is_sure: z.boolean(),
})

interface LookedUpWords extends Vocabulary {
  /** The words of each text, in the order of the texts. */
  of: Array<Array<TypedWord>>
}

/**
 * Looks up the words of some texts in the vocabulary. For plain words, looks up whether a recipe has them and their
 * stems.
 */
export async function lookUpWords(
  db: Db,
  texts: ReadonlyArray<string>,
  plain: ReadonlyArray<string>,
): Promise<LookedUpWords> {
  const [typed, vocabulary] = await Promise.all([lookUpTyped(db, texts), lookUpPlain(db, plain)])
  return {
    ...vocabulary,
    of: texts.map((_, index) => typed.filter(({ place }) => place === index + 1).map(({ word }) => word)),
  }
}

async function lookUpTyped(db: Db, texts: ReadonlyArray<string>) {
  const words = await splitWords(db, texts)
  const frequencies = await countWords(db, words)
  const rare = words.filter(
    ({ word }, index) =>
      word.length >= shortestCorrected && (frequencies[index]?.known ?? 0) <= (frequencies[index]?.rare ?? 0),
  )
  const similar = await findSimilar(db, [...new Set(rare.map(({ word }) => word))].slice(0, mostCorrected))
  return words.flatMap((split, index) => {
    const frequency = frequencies[index]
    return frequency ? [{ place: split.place, word: toTypedWord(split, frequency, similar.get(split.word)) }] : []
  })
}

function toTypedWord(split: SplitWord, frequency: Frequency, similar: Similar | undefined): TypedWord {
  const { word, next, stems, isStopWord } = split
  const { known, begun, ended, joined, joinedStem } = frequency
  return {
    word,
    stems,
    isEmpty: isStopWord,
    // The vocabulary has stems of only one language and no words from steps.
    known: known === 0 && similar?.is_known ? 1 : known,
    begun,
    ended,
    alike: similar?.alike ?? [],
    parts: similar?.parts ?? [],
    joined: joined > 0 ? { word: word + next, stem: joinedStem, recipes: joined } : null,
  }
}

/** Splits the texts into words and adds their stems in each language. A stop word is its own stem. */
async function splitWords(db: Db, texts: ReadonlyArray<string>): Promise<Array<SplitWord>> {
  if (texts.length === 0) return []
  const { rows } = await db.execute(sql`
    select place, word, next, search_stem(word, languages) as stem,
      coalesce(nullif(tsvector_to_array(search_stems(word, languages)), '{}'), array[word]) as stems,
      exists (select from unnest(languages) language where to_tsvector(language, word) = '') as is_stop_word
    from (select search_languages() as languages offset 0) site, (
      select place::int, lexeme as word, lead(lexeme) over in_order as next, row_number() over in_order as number
      from unnest(${sql.param(texts)}::text[]) with ordinality as asked (text, place),
        unnest(to_tsvector('search_words', search_fold(text)))
      window in_order as (order by place, positions[1])
      order by number limit ${mostWords}
    ) words
    order by number`)
  return z.array(SplitWord).parse(rows)
}

/** Counts the recipes for each word. Also finds words that begin or end with it, or that join it with the next word. */
async function countWords(db: Db, words: ReadonlyArray<SplitWord>): Promise<Array<Frequency>> {
  if (words.length === 0) return []
  const { rows } = await db.execute(sql`
    select
      -- Of ten thousand recipes, one may have the same typo.
      2 + (select coalesce(sum(recipes), 0) / 20000 from recipe_tallies where kind = 'site')::int as rare,
      (select coalesce(sum(recipes), 0)::int from search_vocabulary known where known.stem = asked.stem) as known,
      (select jsonb_agg(found) from (
        select word, stem, sum(recipes)::int as recipes, sum(titles) as titles, max(sum(titles)) over () as most_titles
        from search_vocabulary known where known.word >= asked.word and known.word < asked.word || chr(1114111)
        group by word, stem having sum(recipes) > 0 order by titles desc, recipes desc, word limit 24
      ) found where titles > 0 or most_titles = 0) as begun,
      (select jsonb_agg(found) from (
        select min(word) as word, stem, sum(recipes)::int as recipes
        from search_vocabulary known
        where length(asked.word) > 2 and reverse(known.stem) collate "C" >= reverse(asked.stem) collate "C"
          and reverse(known.stem) collate "C" < reverse(asked.stem) || chr(1114111) collate "C"
        group by stem having sum(recipes) > 0 order by recipes desc, word limit 30
      ) found) as ended,
      (select coalesce(sum(recipes), 0)::int from search_vocabulary known where known.word = asked.word || asked.next) as joined,
      search_stem(asked.word || coalesce(asked.next, ''), search_languages()) as joined_stem
    from unnest(
      ${sql.param(words.map(({ word }) => word))}::text[], ${sql.param(words.map(({ stem }) => stem))}::text[],
      ${sql.param(words.map(({ next }) => next))}::text[]
    ) with ordinality as asked (word, stem, next, place)
    order by place`)
  return z.array(Frequency).parse(rows)
}

/**
 * Finds words with a spelling similar to a rare word. Also finds two words that may have lost the space between them.
 */
async function findSimilar(db: Db, words: ReadonlyArray<string>): Promise<Map<string, Similar>> {
  if (words.length === 0) return new Map()
  const { rows } = await db.execute(sql`
    select asked.word,
      exists (select from recipe_search where words @@ (
        select string_agg(quote_literal(stem), ' | ')::tsquery from unnest(tsvector_to_array(search_stems(asked.word, languages))) stem
      )) as is_known,
      (select jsonb_agg(found) from (
        select word, stem, sum(recipes)::int as recipes
        from search_vocabulary known
        where known.word in (
            select near.word from search_vocabulary near where near.slips && search_slips(asked.word)
            union select near.word from search_vocabulary near where length(asked.word) > 5 and near.word % asked.word)
          -- Stop words are never a correction.
          and not exists (select from unnest(languages) language where to_tsvector(language, known.word) = '')
        group by word, stem having sum(recipes) > 0 order by similarity(word, asked.word) desc, recipes desc limit 40
      ) found) as alike,
      (select jsonb_build_array(
          jsonb_build_object('word', first, 'stem', search_stem(first, languages), 'recipes', least(first_recipes, second_recipes)),
          jsonb_build_object('word', second, 'stem', search_stem(second, languages), 'recipes', least(first_recipes, second_recipes)))
        from (
          select first, second,
            (select sum(recipes)::int from search_vocabulary known where known.word = first) as first_recipes,
            (select sum(recipes)::int from search_vocabulary known where known.word = second) as second_recipes
          from generate_series(3, length(asked.word) - 3) cut,
            lateral (select left(asked.word, cut) as first, substr(asked.word, cut + 1) as second) halves
        ) counted
        where first_recipes > 0 and second_recipes > 0 order by least(first_recipes, second_recipes) desc limit 1) as parts
    from unnest(${sql.param(words)}::text[]) as asked (word), (select search_languages() as languages offset 0) site`)
  return new Map(
    z
      .array(Similar)
      .parse(rows)
      .map((row) => [row.word, row]),
  )
}

/**
 * Looks up plain words. With several languages, the vocabulary cannot prove that no recipe has a word, so such words
 * are searched anyway.
 */
async function lookUpPlain(db: Db, plain: ReadonlyArray<string>): Promise<Vocabulary> {
  if (plain.length === 0) return { stemsOf: () => [], isKnown: () => false }
  const { rows } = await db.execute(sql`
    select word, tsvector_to_array(search_stems(word, languages)) as stems, cardinality(languages) <= 1 as is_sure,
      exists (select from search_vocabulary known where known.stem = search_stem(plain.word, languages) and recipes > 0) as is_known
    from unnest(${sql.param(plain)}::text[]) as plain (word), (select search_languages() as languages offset 0) site`)
  const words = new Map(
    z
      .array(PlainWord)
      .parse(rows)
      .map((row) => [row.word, row]),
  )
  return {
    stemsOf: (word) => {
      const found = words.get(word)
      return found && (found.is_known || !found.is_sure) ? found.stems : []
    },
    isKnown: (word) => words.get(word)?.is_known === true,
  }
}
