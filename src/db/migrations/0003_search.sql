-- Only extensions PostgreSQL trusts an owner of a database with.
CREATE EXTENSION IF NOT EXISTS unaccent;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "recipe_search" (
	"is_sampled" boolean NOT NULL,
	"minutes" integer,
	"stars" real NOT NULL,
	"traits" integer NOT NULL,
	"date_published" timestamp with time zone NOT NULL,
	"recipe_id" text NOT NULL,
	"author_id" text,
	"cuisine" text COLLATE "C",
	"categories" text[] COLLATE "C" NOT NULL,
	"title" text COLLATE "C" NOT NULL,
	"title_words" integer[] NOT NULL,
	"names" integer[] NOT NULL,
	"foods" integer[] NOT NULL,
	"words" integer[] NOT NULL,
	"tags" integer[] NOT NULL,
	CONSTRAINT "recipe_search_recipe_id_is_sampled_pk" PRIMARY KEY("recipe_id","is_sampled")
) PARTITION BY LIST ("is_sampled");
--> statement-breakpoint
CREATE TABLE "recipe_search_sample" PARTITION OF "recipe_search" FOR VALUES IN (true);--> statement-breakpoint
CREATE TABLE "recipe_search_rest" PARTITION OF "recipe_search" FOR VALUES IN (false);--> statement-breakpoint
CREATE TABLE "search_vocabulary" (
	"word" text COLLATE "C" NOT NULL,
	"slot" integer NOT NULL,
	"stem" text COLLATE "C" NOT NULL,
	"recipes" integer NOT NULL,
	"titles" integer NOT NULL,
	CONSTRAINT "search_vocabulary_word_slot_pk" PRIMARY KEY("word","slot")
) WITH (fillfactor = 70);
--> statement-breakpoint
-- What an insert leaves to be sorted in later is read by every search until then, so it is kept short.
CREATE INDEX "recipe_search_words" ON "recipe_search" USING gin ("words","title_words","foods","tags") WITH (gin_pending_list_limit = 512);--> statement-breakpoint
CREATE INDEX "recipe_search_title" ON "recipe_search" USING btree ("title");--> statement-breakpoint
CREATE INDEX "recipe_search_newest" ON "recipe_search" USING btree ("date_published","recipe_id");--> statement-breakpoint
CREATE INDEX "recipe_search_best" ON "recipe_search" USING btree ("stars","date_published","recipe_id");--> statement-breakpoint
CREATE INDEX "recipe_search_quickest" ON "recipe_search" USING btree ("minutes","recipe_id");--> statement-breakpoint
CREATE INDEX "search_vocabulary_stem" ON "search_vocabulary" USING btree ("stem");--> statement-breakpoint
CREATE INDEX "search_vocabulary_ends" ON "search_vocabulary" USING btree (reverse("stem") COLLATE "C");--> statement-breakpoint
CREATE INDEX "search_vocabulary_alike" ON "search_vocabulary" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
-- What counts as a word, of words joined by a hyphen each by itself: as they are written, the same without numbers, and as their stems.
CREATE TEXT SEARCH CONFIGURATION search_typed (COPY = pg_catalog.simple);--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION search_typed DROP MAPPING FOR asciihword, hword, numhword;--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION search_written (COPY = search_typed);--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION search_written DROP MAPPING FOR int, uint, float, sfloat, version, numword, hword_numpart;--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION search_stems (COPY = pg_catalog.english);--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION search_stems DROP MAPPING FOR asciihword, hword, numhword, int, uint, float, sfloat, version, numword, hword_numpart;--> statement-breakpoint
-- Without capitals and accents, so that what is typed and what is written meet. Signs of which the parser would make addresses, paths and
-- tags part words. Apostrophes join ("s'mores"), save the French article's. A Chinese or Japanese character is a word: nothing parts them.
CREATE FUNCTION search_fold(written text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN octet_length(plain) = length(plain) THEN plain ELSE
    regexp_replace(translate(plain, 'أإآىة' || E'\u064B\u064C\u064D\u064E\u064F\u0650\u0651\u0652\u0640\u0300\u0301\u0302\u0303\u0308\u0327', 'اااية'),
      '([぀-ヿ㐀-鿿])', ' \1 ', 'g') END
  FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(
      lower(unaccent(CASE WHEN octet_length(cut) = length(cut) THEN cut ELSE normalize(cut, NFKC) END)),
      '.', ' '), '/', ' '), '@', ' '), ':', ' '), '&', ' '), '<', ' '), ' l''', ' '), ' d''', ' '), '''', '') AS plain
    FROM (SELECT ' ' || left(written, 100000) AS cut OFFSET 0) shortened OFFSET 0) once
$$;
--> statement-breakpoint
CREATE FUNCTION search_hashes(words tsvector) RETURNS integer[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ARRAY(SELECT hashtext(lexeme) FROM unnest(words))
$$;
--> statement-breakpoint
-- What a word is looked for as; words so frequent that the dictionary drops them stand for themselves.
CREATE FUNCTION search_stem(word text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce((ts_lexize('english_stem', word))[1], word)
$$;
--> statement-breakpoint
-- The values of the facets that have a fixed few, and between which numbers the bits of `traits` under the mask lie for each.
CREATE FUNCTION search_traits() RETURNS TABLE (facet text, value text, mask integer, low integer, high integer) LANGUAGE sql IMMUTABLE AS $$
  VALUES
    ('difficulties', 'easy', 3, 0, 0), ('difficulties', 'medium', 3, 1, 1), ('difficulties', 'hard', 3, 2, 2),
    ('times', '15', 28, 4, 4), ('times', '30', 28, 4, 8), ('times', '60', 28, 4, 12), ('times', '120', 28, 4, 16),
    ('stars', '4', 96, 64, 64), ('stars', '3', 96, 32, 64),
    ('diets', 'vegetarian', 128, 128, 128), ('diets', 'vegan', 256, 256, 256), ('diets', 'gluten-free', 512, 512, 512),
    ('diets', 'dairy-free', 1024, 1024, 1024), ('diets', 'nut-free', 2048, 2048, 2048), ('diets', 'egg-free', 4096, 4096, 4096)
$$;
--> statement-breakpoint
CREATE FUNCTION search_traits_of(difficulty text, minutes integer, ratings integer, stars integer, diets text[]) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE difficulty WHEN 'easy' THEN 0 WHEN 'hard' THEN 2 ELSE 1 END
    + CASE WHEN minutes IS NULL THEN 0 WHEN minutes <= 15 THEN 4 WHEN minutes <= 30 THEN 8 WHEN minutes <= 60 THEN 12 WHEN minutes <= 120 THEN 16 ELSE 20 END
    + CASE WHEN stars >= 4 * ratings AND ratings > 0 THEN 64 WHEN stars >= 3 * ratings AND ratings > 0 THEN 32 ELSE 0 END
    + CASE WHEN diets IS NULL THEN 0 ELSE
        ('vegetarian' = ANY (diets))::integer * 128 + ('vegan' = ANY (diets))::integer * 256 + ('gluten-free' = ANY (diets))::integer * 512
        + ('dairy-free' = ANY (diets))::integer * 1024 + ('nut-free' = ANY (diets))::integer * 2048 + ('egg-free' = ANY (diets))::integer * 4096 END
$$;
--> statement-breakpoint
-- The statement that makes the rows of `recipe_search` from rows of `recipes`.
CREATE FUNCTION search_rows_of(source text) RETURNS text LANGUAGE sql IMMUTABLE AS $body$
  SELECT format($$
    SELECT hashtext(recipe.id) & 15 = 0 AS is_sampled, known.minutes, (recipe.rating_sum + 40) / (recipe.rating_count + 10.0)::real AS stars,
      known.traits, recipe.date_published, recipe.id AS recipe_id, recipe.author_id, recipe.cuisine, recipe.categories, left(trim(written.title), 200) AS title,
      search_hashes(told.title) AS title_words, search_hashes(told.names) AS names, search_hashes(told.foods) AS foods,
      search_hashes(told.title || told.names || told.foods || told.rest) AS words,
      ARRAY(
        SELECT hashtext('categories:' || category) FROM unnest(recipe.categories) category
        UNION ALL SELECT hashtext('cuisines:' || recipe.cuisine) WHERE recipe.cuisine IS NOT NULL
        UNION ALL SELECT hashtext('chefs:' || recipe.author_id) WHERE recipe.author_id IS NOT NULL
        UNION ALL SELECT hashtext(facet || ':' || value) FROM search_traits() WHERE known.traits & mask BETWEEN low AND high
      ) AS tags
    FROM (%s) recipe
    LEFT JOIN chefs ON chefs.id = recipe.author_id
    CROSS JOIN LATERAL (
      SELECT search_fold(recipe.title) AS title,
        search_fold(concat_ws(' ', array_to_string(recipe.categories, ' '), recipe.cuisine, recipe.author, chefs.name)) AS names,
        search_fold((SELECT string_agg(line ->> 'line', ' ') FROM jsonb_array_elements(recipe.ingredients) line)) AS foods,
        search_fold(concat(recipe.description, (SELECT string_agg(' ' || (step ->> 'text'), '') FROM jsonb_array_elements(recipe.instructions) step))) AS rest
      OFFSET 0
    ) written
    CROSS JOIN LATERAL (
      SELECT to_tsvector('search_typed', written.title) || to_tsvector('search_stems', written.title) AS title, to_tsvector('search_stems', written.names) AS names,
        coalesce(to_tsvector('search_stems', written.foods), '') AS foods, to_tsvector('search_stems', written.rest) AS rest
      OFFSET 0
    ) told
    CROSS JOIN LATERAL (
      SELECT minutes, search_traits_of(recipe.difficulty, minutes, recipe.rating_count, recipe.rating_sum, recipe.diets) AS traits
      FROM (SELECT nullif(coalesce(nullif(coalesce(recipe.prep_time, 0) + coalesce(recipe.cook_time, 0), 0), recipe.total_time, 0), 0) AS minutes OFFSET 0) stated
      OFFSET 0
    ) known $$, source)
$body$;
--> statement-breakpoint
-- The statement that counts the words of rows with a `sign` as people write them. Steps are left out: their words are searched for, not guessed.
CREATE FUNCTION search_words_of(source text) RETURNS text LANGUAGE sql IMMUTABLE AS $body$
  SELECT format($$
    SELECT word, $1 AS slot, search_stem(word) AS stem, recipes, titles FROM (
      SELECT lexeme AS word, sum(sign) AS recipes, coalesce(sum(sign) FILTER (WHERE 'A' = ANY (weights)), 0) AS titles
      FROM (%s) recipe, unnest(
        setweight(to_tsvector('search_written', search_fold(recipe.title)), 'A')
        || to_tsvector('search_written', search_fold(concat_ws(' ', recipe.description, array_to_string(recipe.categories, ' '), recipe.cuisine, recipe.author,
          (SELECT string_agg(line ->> 'line', ' ') FROM jsonb_array_elements(recipe.ingredients) line)))))
      WHERE length(lexeme) <= 40
      GROUP BY lexeme HAVING sum(sign) <> 0 OR sum(sign) FILTER (WHERE 'A' = ANY (weights)) <> 0
    ) counted $$, source)
$body$;
--> statement-breakpoint
CREATE FUNCTION keep_recipe_search() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  -- Of an update only what changed a recipe's words, or brought it in or out of the lists, is made anew.
  other_words CONSTANT text := ' AND (come.title, come.description, come.ingredients, come.instructions, come.categories, come.cuisine, come.author, come.author_id)
    IS DISTINCT FROM (gone.title, gone.description, gone.ingredients, gone.instructions, gone.categories, gone.cuisine, gone.author, gone.author_id)';
  other_facts CONSTANT text := ' AND (come.difficulty, come.prep_time, come.cook_time, come.total_time, come.rating_count, come.rating_sum, come.diets, come.date_published)
    IS DISTINCT FROM (gone.difficulty, gone.prep_time, gone.cook_time, gone.total_time, gone.rating_count, gone.rating_sum, gone.diets, gone.date_published)';
  same CONSTANT text := ' ON come.id = gone.id AND come.status = ''published'' AND gone.status = ''published''';
  fresh text := 'SELECT come.* FROM come';
  stale text := 'SELECT gone.* FROM gone';
  signed text;
  is_any boolean;
  own_slot integer := 0;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    EXECUTE format('
      UPDATE recipe_search kept SET minutes = now.minutes, stars = now.stars, traits = now.traits, date_published = now.date_published, tags = now.tags
      FROM (%s) now WHERE kept.recipe_id = now.recipe_id AND kept.is_sampled = now.is_sampled', search_rows_of(fresh || ' JOIN gone' || same || other_facts));
    fresh := fresh || ' LEFT JOIN gone' || same || ' WHERE come.status = ''published''' || other_words;
    stale := stale || ' LEFT JOIN come' || same || ' WHERE gone.status = ''published''' || other_words;
  ELSE
    fresh := fresh || ' WHERE status = ''published''';
    stale := stale || ' WHERE status = ''published''';
  END IF;
  signed := CASE TG_OP WHEN 'INSERT' THEN 'SELECT 1 AS sign, * FROM (' || fresh || ') fresh' WHEN 'DELETE' THEN 'SELECT -1 AS sign, * FROM (' || stale || ') stale'
    ELSE 'SELECT 1 AS sign, * FROM (' || fresh || ') fresh UNION ALL SELECT -1, * FROM (' || stale || ') stale' END;
  EXECUTE format('SELECT EXISTS (%s)', signed) INTO is_any;
  IF NOT is_any THEN RETURN NULL; END IF;
  IF TG_OP <> 'INSERT' THEN
    EXECUTE format('DELETE FROM recipe_search kept USING (%s) stale WHERE kept.recipe_id = stale.id AND kept.is_sampled = (hashtext(stale.id) & 15 = 0)', stale);
  END IF;
  IF TG_OP <> 'DELETE' THEN EXECUTE 'INSERT INTO recipe_search ' || search_rows_of(fresh); END IF;
  -- As in keep_recipe_lists: with a slot of its own no transaction waits for another.
  WHILE NOT pg_try_advisory_xact_lock(hashtext('search vocabulary'), own_slot) LOOP own_slot := own_slot + 1; END LOOP;
  EXECUTE 'INSERT INTO search_vocabulary AS kept ' || search_words_of(signed)
    || ' ON CONFLICT (word, slot) DO UPDATE SET recipes = kept.recipes + excluded.recipes, titles = kept.titles + excluded.titles' USING own_slot;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Everything from the recipes themselves: for what is there already, and for whoever loads so much that indexes are better made afterwards.
CREATE FUNCTION rebuild_recipe_search() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM recipe_search;
  DELETE FROM search_vocabulary;
  EXECUTE 'INSERT INTO recipe_search ' || search_rows_of('SELECT * FROM recipes WHERE status = ''published''');
  EXECUTE 'INSERT INTO search_vocabulary ' || search_words_of('SELECT 1 AS sign, * FROM recipes WHERE status = ''published''') USING 0;
END $$;
--> statement-breakpoint
SELECT rebuild_recipe_search();
--> statement-breakpoint
CREATE TRIGGER recipe_search_come AFTER INSERT ON recipes
  REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION keep_recipe_search();
--> statement-breakpoint
CREATE TRIGGER recipe_search_change AFTER UPDATE ON recipes
  REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION keep_recipe_search();
--> statement-breakpoint
CREATE TRIGGER recipe_search_go AFTER DELETE ON recipes
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION keep_recipe_search();
--> statement-breakpoint
CREATE FUNCTION keep_chef_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Who is about to save one of them goes first or waits: both would write the same row.
  PERFORM FROM recipes WHERE author_id = NEW.id ORDER BY id FOR NO KEY UPDATE;
  DELETE FROM recipe_search WHERE author_id = NEW.id;
  EXECUTE 'INSERT INTO recipe_search ' || search_rows_of(format('SELECT * FROM recipes WHERE status = ''published'' AND author_id = %L', NEW.id));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER recipe_search_chef AFTER UPDATE OF name ON chefs
  FOR EACH ROW WHEN (OLD.name <> NEW.name) EXECUTE FUNCTION keep_chef_search();
--> statement-breakpoint
-- A word and what is left of it when any one letter is missing: words one slip apart share one of these.
CREATE FUNCTION search_slips(word text) RETURNS integer[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT hashtext(word) || ARRAY(SELECT hashtext(overlay(word PLACING '' FROM place FOR 1)) FROM generate_series(1, length(word)) place)
$$;
--> statement-breakpoint
CREATE INDEX "search_vocabulary_slips" ON "search_vocabulary" USING gin (search_slips("word")) WHERE length("word") BETWEEN 3 AND 24;
--> statement-breakpoint
-- What the vocabulary knows about the words of what was typed: how many recipes have each, which words begin or end with it, and of
-- a rare one which are spelt like it, or of which two or with which neighbour it is one. Words come as [word, hash, recipes].
CREATE FUNCTION search_words(typed text[]) RETURNS TABLE (
  place integer, word text, hash integer, is_empty boolean, known integer, begun jsonb, ended jsonb, alike jsonb, parts jsonb, joined jsonb
) LANGUAGE plpgsql STABLE SET enable_seqscan = off AS $$
DECLARE
  -- Of ten thousand recipes one may have the same slip.
  rare CONSTANT integer := 2 + (SELECT coalesce(sum(recipes), 0) / 20000 FROM recipe_tallies WHERE kind = 'site');
  after_all CONSTANT text := chr(1114111);
  next_word text;
  -- What is spelt like a word takes ten times as long to find as the word: nobody slips so often, and a program could go on for seconds.
  guesses_left integer := 16;
  slips integer[];
BEGIN
  FOR place, word, next_word IN
    SELECT asked.place, lexeme, lead(lexeme) OVER (ORDER BY asked.place, positions[1])
    FROM unnest(typed) WITH ORDINALITY AS asked (text, place), unnest(to_tsvector('search_typed', search_fold(asked.text))) ORDER BY asked.place, positions[1] LIMIT 100
  LOOP
    is_empty := cardinality(ts_lexize('english_stem', word)) = 0;
    hash := hashtext(search_stem(word));
    known := (SELECT coalesce(sum(recipes), 0) FROM search_vocabulary kept WHERE kept.stem = search_stem(search_words.word));
    begun := (SELECT jsonb_agg(jsonb_build_array(f.word, hashtext(stem), recipes)) FROM (
      SELECT kept.word, stem, sum(recipes) AS recipes, sum(titles) AS titles, max(sum(titles)) OVER () AS most_titles FROM search_vocabulary kept
      WHERE kept.word >= search_words.word AND kept.word < search_words.word || after_all
      GROUP BY 1, 2 HAVING sum(recipes) > 0 ORDER BY 4 DESC, 3 DESC, 1 LIMIT 24) f WHERE titles > 0 OR most_titles = 0);
    ended := CASE WHEN length(word) > 2 THEN (SELECT jsonb_agg(jsonb_build_array(f.word, hashtext(stem), recipes)) FROM (
      SELECT min(kept.word) AS word, stem, sum(recipes) AS recipes FROM search_vocabulary kept
      WHERE reverse(stem) COLLATE "C" >= reverse(search_stem(search_words.word)) AND reverse(stem) COLLATE "C" < reverse(search_stem(search_words.word)) || after_all
      GROUP BY 2 HAVING sum(recipes) > 0 ORDER BY 3 DESC, 1 LIMIT 30) f) END;
    alike := NULL;
    parts := NULL;
    IF known <= rare AND length(word) > 2 AND guesses_left > 0 THEN
      guesses_left := guesses_left - 1;
      slips := search_slips(word);
      IF known = 0 THEN
        known := (SELECT count(*) FROM (SELECT FROM recipe_search WHERE words && ARRAY[hash] LIMIT 1) any_recipe);
      END IF;
      alike := (SELECT jsonb_agg(jsonb_build_array(f.word, hashtext(stem), recipes)) FROM (
        SELECT kept.word, stem, sum(recipes) AS recipes FROM search_vocabulary kept
        -- Two questions, an index for each: of one with OR every word of a small vocabulary would be taken apart.
        WHERE kept.word IN (
          SELECT near.word FROM search_vocabulary near WHERE search_slips(near.word) && slips AND length(near.word) BETWEEN 3 AND 24
          UNION SELECT near.word FROM search_vocabulary near WHERE length(search_words.word) > 5 AND near.word % search_words.word)
        GROUP BY 1, 2 HAVING sum(recipes) > 0 ORDER BY similarity(kept.word, search_words.word) DESC, 3 DESC LIMIT 40) f);
      parts := (SELECT jsonb_build_array(jsonb_build_array(f.first, hashtext(search_stem(f.first)), f.recipes), jsonb_build_array(f.second, hashtext(search_stem(f.second)), f.recipes)) FROM (
        SELECT first, second, least((SELECT sum(recipes) FROM search_vocabulary kept WHERE kept.word = first), (SELECT sum(recipes) FROM search_vocabulary kept WHERE kept.word = second)) AS recipes
        FROM (SELECT left(search_words.word, cut) AS first, substr(search_words.word, cut + 1) AS second FROM generate_series(3, length(search_words.word) - 3) cut) halves
        WHERE EXISTS (SELECT FROM search_vocabulary kept WHERE kept.word = first AND kept.recipes > 0) AND EXISTS (SELECT FROM search_vocabulary kept WHERE kept.word = second AND kept.recipes > 0)
        ORDER BY 3 DESC LIMIT 1) f);
    END IF;
    joined := (SELECT jsonb_build_array(search_words.word || next_word, hashtext(search_stem(search_words.word || next_word)), sum(recipes))
      FROM search_vocabulary kept WHERE kept.word = search_words.word || next_word HAVING sum(recipes) > 0);
    RETURN NEXT;
  END LOOP;
END $$;
--> statement-breakpoint
-- How many recipes a condition finds, more or less; of more than `most` only that there are more.
CREATE FUNCTION search_estimate(condition text, most integer) RETURNS integer LANGUAGE plpgsql STABLE SET enable_seqscan = off AS $$
DECLARE
  found integer;
BEGIN
  EXECUTE format('SELECT count(*) * 16 FROM (SELECT FROM recipe_search WHERE is_sampled AND %s LIMIT %s) sampled', condition, most / 16 + 1) INTO found;
  RETURN found;
END $$;
--> statement-breakpoint
-- The statement that counts recipes by the values of some facets, and all of them as `total`. Of the categories only some may be asked for,
-- which is quicker than counting every category of every recipe.
CREATE FUNCTION search_count_of(condition text, facets text[], some_categories text[]) RETURNS text LANGUAGE sql IMMUTABLE AS $body$
  SELECT format('WITH found AS MATERIALIZED (SELECT categories, cuisine, author_id, traits FROM recipe_search WHERE %s)
    SELECT ''total'' AS facet, '''' AS value, count(*)::integer AS count FROM found', condition)
    || CASE WHEN 'categories' <> ALL (facets) THEN '' WHEN some_categories IS NULL THEN '
      UNION ALL SELECT ''categories'', category, count(*) FROM (SELECT unnest(categories) AS category FROM found) each GROUP BY category'
      ELSE format('
      UNION ALL SELECT ''categories'', category, count(*) FROM unnest(%L::text[]) category JOIN found ON category = ANY (categories) GROUP BY category', some_categories) END
    || CASE WHEN 'cuisines' = ANY (facets) THEN '
      UNION ALL SELECT ''cuisines'', cuisine, count(*) FROM found WHERE cuisine IS NOT NULL GROUP BY cuisine' ELSE '' END
    || CASE WHEN 'chefs' = ANY (facets) THEN '
      UNION ALL SELECT ''chefs'', author_id, count(*) FROM found WHERE author_id IS NOT NULL GROUP BY author_id' ELSE '' END
    || CASE WHEN facets && ARRAY['difficulties', 'diets', 'times', 'stars'] THEN format('
      UNION ALL SELECT facet, value, sum(count) FROM (SELECT traits, count(*) AS count FROM found GROUP BY traits) counted
        JOIN search_traits() ON traits & mask BETWEEN low AND high WHERE facet = ANY (%L) GROUP BY facet, value', facets) ELSE '' END
$body$;
--> statement-breakpoint
-- How many recipes of each value a condition finds, and the total. Few recipes are counted. Of many the sample tells which values surely
-- have more than a thousand, with a number that is about right; of the others the most frequent and those to be `kept` are counted.
CREATE FUNCTION search_counts(condition text, facets text[], kept text[]) RETURNS TABLE (facet text, value text, count integer)
LANGUAGE plpgsql STABLE SET enable_seqscan = off SET work_mem = '32MB' AS $$
DECLARE
  few CONSTANT integer := 10000;
  very_many CONSTANT integer := 128000;
  estimate integer := search_estimate(condition, very_many);
  -- A quarter of the sample does for very many. A thousand recipes have 62 in the sample and 16 in a quarter of it; that they
  -- have 105 or 37 there is more than five deviations off.
  share CONSTANT integer := CASE WHEN estimate > very_many THEN 64 ELSE 16 END;
  surely_thousand CONSTANT integer := CASE WHEN estimate > very_many THEN 37 ELSE 105 END;
  in_sample CONSTANT text := CASE WHEN estimate > very_many THEN ' AND is_sampled AND hashtext(recipe_id) & 48 = 0' ELSE ' AND is_sampled' END;
  -- A facet of a fixed few shows each that is there, however rare.
  doubtful text[] := kept || ARRAY(SELECT fixed.facet || ':' || fixed.value FROM search_traits() fixed WHERE fixed.facet = ANY (facets));
  doubtful_recipes integer := 0;
BEGIN
  IF estimate <= few THEN
    RETURN QUERY EXECUTE format('SELECT facet, value, count::integer FROM (%s) counted', search_count_of(condition, facets, NULL));
    RETURN;
  END IF;
  FOR facet, value, count IN EXECUTE format('
    SELECT facet, value, count::integer FROM (SELECT *, row_number() OVER (PARTITION BY facet ORDER BY count DESC, value) AS place FROM (%s) sampled) ranked
    WHERE place <= CASE WHEN count >= %s THEN 24 WHEN facet = ''chefs'' THEN 6 ELSE 10 END', search_count_of(condition || in_sample, facets, NULL), surely_thousand) LOOP
    IF count >= surely_thousand THEN
      count := count * share;
      IF facet = 'total' THEN estimate := count; END IF;
      doubtful := array_remove(doubtful, facet || ':' || value);
      RETURN NEXT;
    ELSE
      doubtful := doubtful || (facet || ':' || value);
      doubtful_recipes := doubtful_recipes + count * share;
    END IF;
  END LOOP;
  IF doubtful = '{}' THEN RETURN; END IF;
  RETURN QUERY EXECUTE format('SELECT facet, value, count::integer FROM (%s) counted WHERE facet || '':'' || value = ANY (%L::text[])',
    search_count_of(condition || CASE WHEN doubtful_recipes < estimate
      THEN format(' AND tags && %L', ARRAY(SELECT hashtext(one) FROM unnest(doubtful) one)) ELSE '' END, ARRAY(SELECT DISTINCT split_part(one, ':', 1) FROM unnest(doubtful) one),
      ARRAY(SELECT substr(one, 12) FROM unnest(doubtful) one WHERE one LIKE 'categories:%')), doubtful);
END $$;
--> statement-breakpoint
-- The first recipes of an order that fit a condition. Walking along the order is best when many fit, taking all that fit when few do.
CREATE FUNCTION search_first(condition text, ordering text, wanted integer, fitting integer) RETURNS SETOF text
LANGUAGE plpgsql STABLE SET enable_seqscan = off SET enable_bitmapscan = on SET enable_indexscan = on SET enable_sort = on AS $$
DECLARE
  site bigint := (SELECT coalesce(sum(recipes), 0) FROM recipe_tallies WHERE kind = 'site');
BEGIN
  IF fitting::bigint * fitting > wanted * site THEN
    PERFORM set_config('enable_bitmapscan', 'off', true), set_config('enable_sort', 'off', true);
  ELSE
    PERFORM set_config('enable_indexscan', 'off', true);
  END IF;
  RETURN QUERY EXECUTE format('SELECT recipe_id FROM recipe_search WHERE %s ORDER BY %s LIMIT %s', condition, ordering, wanted);
END $$;
--> statement-breakpoint
-- Some recipes that fit a condition, in an order. `titled` is the condition for those with all the words in their title, `named` for those
-- with no others.
CREATE FUNCTION search_ids(condition text, titled text, named text, score text, ordering text, skip integer, wanted integer, fitting integer) RETURNS text[]
LANGUAGE plpgsql STABLE SET enable_seqscan = off AS $body$
DECLARE
  few CONSTANT integer := 3000;
  needed CONSTANT integer := CASE WHEN skip + wanted <= 120 THEN 120 ELSE 1000 END;
  best CONSTANT text := 'stars DESC, date_published DESC, recipe_id DESC';
  candidates text[];
  ids text[];
BEGIN
  IF ordering <> 'relevance' THEN
    RETURN ARRAY(SELECT * FROM search_first(condition, ordering, skip + wanted, fitting) OFFSET skip);
  END IF;
  -- To weigh every recipe that has a frequent word would take too long: those with all the words in their title come first anyway. Of the
  -- conditions the one on the title stands first, as it is the quickest to refuse a recipe.
  IF fitting > few THEN
    candidates := ARRAY(
      SELECT * FROM search_first(named || ' AND ' || condition, best, 50, 50)
      UNION SELECT * FROM search_first(titled || ' AND ' || condition, best, needed, search_estimate(titled || ' AND ' || condition, 32000)));
    IF cardinality(candidates) < needed THEN
      candidates := candidates || ARRAY(SELECT * FROM search_first(condition, best, needed - cardinality(candidates), fitting));
    END IF;
    condition := format('recipe_id = ANY (%L)', candidates);
  END IF;
  EXECUTE format($$
    SELECT ARRAY(SELECT recipe_id FROM recipe_search WHERE %s
      ORDER BY %s DESC, %s LIMIT %s OFFSET %s) $$, condition, score, best, wanted, skip) INTO ids;
  RETURN ids;
END $body$;
--> statement-breakpoint
-- A page of a search and its counts. What words and foods ask for comes as the condition `base` on `recipe_search`; `chosen` holds the
-- values chosen in each facet.
CREATE FUNCTION search_recipes(base text, chosen jsonb, titled text, named text, score text, ordering text, skip integer, wanted integer)
RETURNS TABLE (ids text[], counts jsonb) LANGUAGE plpgsql STABLE AS $$
DECLARE
  fits CONSTANT jsonb := coalesce((
    SELECT jsonb_object_agg(facet, format('tags %s %L::integer[]', CASE facet WHEN 'diets' THEN '@>' ELSE '&&' END,
      ARRAY(SELECT hashtext(facet || ':' || value) FROM jsonb_array_elements_text(values) value)))
    FROM jsonb_each(chosen) AS choice (facet, values)), '{}');
  condition CONSTANT text := concat_ws(' AND ', base, (SELECT string_agg(fit, ' AND ') FROM jsonb_each_text(fits) AS choice (facet, fit)));
  open_facets CONSTANT text[] := ARRAY(SELECT facet FROM unnest(ARRAY['categories', 'cuisines', 'difficulties', 'diets', 'times', 'stars', 'chefs']) facet WHERE NOT chosen ? facet);
  total integer;
BEGIN
  SELECT jsonb_agg(jsonb_build_array(facet, value, count)), sum(count) FILTER (WHERE facet = 'total') INTO counts, total
  FROM search_counts(condition, open_facets, '{}') AS counted (facet, value, count);
  -- A facet in which something is chosen counts as if nothing was.
  counts := counts || coalesce((
    SELECT jsonb_agg(jsonb_build_array(counted.facet, counted.value, counted.count))
    FROM jsonb_object_keys(fits) AS own (facet), search_counts(concat_ws(' AND ', base, (
      SELECT string_agg(fit, ' AND ') FROM jsonb_each_text(fits) AS other (facet, fit) WHERE other.facet <> own.facet)), ARRAY[own.facet],
      ARRAY(SELECT own.facet || ':' || value FROM jsonb_array_elements_text(chosen -> own.facet) value)) AS counted (facet, value, count)
    WHERE counted.facet <> 'total'), '[]');
  ids := search_ids(condition, titled, named, score, ordering, skip, wanted, total);
  RETURN NEXT;
END $$;
