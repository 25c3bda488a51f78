-- The languages recipes are written in. `set_search_languages` writes the five functions below anew for those a site has; these are for English.
CREATE FUNCTION search_languages() RETURNS text[] LANGUAGE sql STABLE AS $$ SELECT ARRAY['english'] $$;--> statement-breakpoint
-- So frequent that nobody looks for it.
CREATE FUNCTION search_is_empty(word text) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT cardinality(ts_lexize('english_stem', word)) = 0
$$;
--> statement-breakpoint
-- What a word is looked for as: its stem in each language. The first is `search_stem`, by which the vocabulary is kept.
CREATE FUNCTION search_stems_of(word text) RETURNS text[] LANGUAGE sql STABLE PARALLEL SAFE AS $$ SELECT ARRAY[search_stem(word)] $$;--> statement-breakpoint
-- The stems of the words of a folded text, in each language.
CREATE FUNCTION search_stems(folded text) RETURNS tsvector LANGUAGE sql STABLE PARALLEL SAFE AS $$ SELECT to_tsvector('search_stems', folded) $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_rows_of(texts text) RETURNS text LANGUAGE sql IMMUTABLE AS $body$
  SELECT format($$
    SELECT is_sampled, minutes, stars, traits, date_published, recipe_id, author_id, cuisine, categories, left(trim(written.title), 200) AS title,
      ARRAY(SELECT hashtext(word) FROM unnest(tsvector_to_array(told.title)) word) AS title_words,
      ARRAY(SELECT hashtext(word) FROM unnest(tsvector_to_array(told.names)) word) AS names,
      ARRAY(SELECT hashtext(word) FROM unnest(tsvector_to_array(told.foods)) word) AS foods,
      ARRAY(SELECT hashtext(word) FROM unnest(tsvector_to_array(told.title || told.names || told.foods || told.rest)) word) AS words,
      tags
    FROM (%s) written
    CROSS JOIN LATERAL (
      SELECT to_tsvector('search_typed', written.title) || search_stems(written.title) AS title,
        search_stems(written.names || written.chef) AS names, search_stems(written.foods) AS foods,
        search_stems(left(written.description || written.steps, 100000)) AS rest
      OFFSET 0
    ) told
    WHERE sign > 0 $$, texts)
$body$;
--> statement-breakpoint
DROP FUNCTION search_words(text[]);--> statement-breakpoint
-- As before, with a hash for each language.
CREATE FUNCTION search_words(typed text[]) RETURNS TABLE (
  place integer, word text, hashes integer[], is_empty boolean, known integer, begun jsonb, ended jsonb, alike jsonb, parts jsonb, joined jsonb
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
    is_empty := search_is_empty(word);
    hashes := ARRAY(SELECT hashtext(stem) FROM unnest(search_stems_of(word)) stem);
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
        known := (SELECT count(*) FROM (SELECT FROM recipe_search WHERE words && hashes LIMIT 1) any_recipe);
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
-- Makes the rows of some recipes anew while the site goes on: those after an id, in the order of ids. Returns the last one's; nothing after
-- the last.
CREATE FUNCTION renew_search_rows(after text, most integer) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  -- Who is about to save one of them goes first or waits.
  ids CONSTANT text[] := ARRAY(SELECT id FROM recipes WHERE id > after AND status = 'published' ORDER BY id LIMIT most FOR NO KEY UPDATE);
BEGIN
  DELETE FROM recipe_search WHERE recipe_id = ANY (ids);
  EXECUTE 'INSERT INTO recipe_search ' || search_rows_of(search_texts_of(format('SELECT 1 AS sign, * FROM recipes WHERE status = ''published'' AND id = ANY (%L)', ids)));
  RETURN ids[cardinality(ids)];
END $$;
--> statement-breakpoint
-- A recipe has its words' stems in each of the languages, so a form of a word finds the others in any of them. With no language words are
-- looked for as they are written. What is in the index has to be made anew after it.
CREATE FUNCTION set_search_languages(languages text[]) RETURNS void LANGUAGE plpgsql AS $body$
DECLARE
  language text;
  config text;
  stem text;
  stems text[] := '{}';
  texts text[] := '{}';
  emptiness text := 'false';
BEGIN
  FOREACH language IN ARRAY languages LOOP
    IF NOT EXISTS (SELECT FROM pg_ts_dict JOIN pg_ts_template template ON template.oid = dicttemplate WHERE tmplname = 'snowball' AND dictname = language || '_stem') THEN
      RAISE EXCEPTION 'This PostgreSQL knows no language "%"', language USING ERRCODE = 'undefined_object';
    END IF;
    config := 'search_in_' || language;
    IF NOT EXISTS (SELECT FROM pg_ts_config WHERE cfgname = config AND cfgnamespace = 'public'::regnamespace) THEN
      EXECUTE format('CREATE TEXT SEARCH CONFIGURATION public.%I (COPY = search_stems)', config);
      EXECUTE format('ALTER TEXT SEARCH CONFIGURATION public.%I ALTER MAPPING FOR asciiword, word, hword_asciipart, hword_part WITH %I', config, language || '_stem');
    END IF;
    stem := format('coalesce((ts_lexize(%L, word))[1], word)', language || '_stem');
    stems := stems || stem;
    texts := texts || format('to_tsvector(%L, folded)', config);
    emptiness := emptiness || format(' OR cardinality(ts_lexize(%L, word)) = 0', language || '_stem');
  END LOOP;
  IF languages = '{}' THEN
    stems := '{word}';
    texts := ARRAY['to_tsvector(''search_written'', folded)'];
  END IF;
  EXECUTE format('CREATE OR REPLACE FUNCTION search_languages() RETURNS text[] LANGUAGE sql STABLE AS $$ SELECT %L::text[] $$', languages);
  EXECUTE format('CREATE OR REPLACE FUNCTION search_is_empty(word text) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS $$ SELECT %s $$', emptiness);
  EXECUTE format('CREATE OR REPLACE FUNCTION search_stem(word text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$ SELECT %s $$', stems[1]);
  EXECUTE format('CREATE OR REPLACE FUNCTION search_stems_of(word text) RETURNS text[] LANGUAGE sql STABLE PARALLEL SAFE AS $$ SELECT ARRAY[%s] $$', array_to_string(stems, ', '));
  EXECUTE format('CREATE OR REPLACE FUNCTION search_stems(folded text) RETURNS tsvector LANGUAGE sql STABLE PARALLEL SAFE AS $$ SELECT %s $$', array_to_string(texts, ' || '));
  UPDATE search_vocabulary kept SET stem = search_stem(kept.word) WHERE kept.stem <> search_stem(kept.word);
END $body$;
