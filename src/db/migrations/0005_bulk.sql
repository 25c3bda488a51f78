-- The same index and vocabulary as before for half the work: many recipes at once are a matter of minutes or of hours.
-- A text of plain letters has no accents to look for, and a degree sign, which every other recipe has, is no letter.
CREATE OR REPLACE FUNCTION search_fold(written text) RETURNS text LANGUAGE plpgsql STABLE STRICT PARALLEL SAFE AS $$
DECLARE
  plain text := replace(' ' || left(written, 100000), '°', ' ');
BEGIN
  plain := CASE WHEN octet_length(plain) = length(plain) THEN lower(plain COLLATE "C") ELSE lower(unaccent(normalize(plain, NFKC))) END;
  plain := replace(replace(replace(replace(replace(replace(plain, '.', ' '), '/', ' '), '@', ' '), ':', ' '), '&', ' '), '<', ' ');
  IF strpos(plain, '''') > 0 THEN plain := replace(replace(replace(plain, ' l''', ' '), ' d''', ' '), '''', ''); END IF;
  RETURN CASE WHEN octet_length(plain) = length(plain) THEN plain ELSE
    regexp_replace(translate(plain, 'أإآىة' || E'\u064B\u064C\u064D\u064E\u064F\u0650\u0651\u0652\u0640\u0300\u0301\u0302\u0303\u0308\u0327', 'اااية'),
      '([぀-ヿ㐀-鿿])', ' \1 ', 'g') END;
END $$;
--> statement-breakpoint
-- What filters and orders ask of recipes, whatever words they have.
CREATE FUNCTION search_facts_of(source text) RETURNS text LANGUAGE sql IMMUTABLE AS $body$
  SELECT format($$
    SELECT recipe.*, hashtext(recipe.id) & 15 = 0 AS is_sampled, known.minutes, known.traits,
      (recipe.rating_sum + 40) / (recipe.rating_count + 10.0)::real AS stars,
      ARRAY(
        SELECT hashtext('categories:' || category) FROM unnest(recipe.categories) category
        UNION ALL SELECT hashtext('cuisines:' || recipe.cuisine) WHERE recipe.cuisine IS NOT NULL
        UNION ALL SELECT hashtext('chefs:' || recipe.author_id) WHERE recipe.author_id IS NOT NULL
        UNION ALL SELECT hashtext(facet || ':' || value) FROM search_traits() WHERE known.traits & mask BETWEEN low AND high
      ) AS tags
    FROM (%s) recipe
    CROSS JOIN LATERAL (
      SELECT minutes, search_traits_of(recipe.difficulty, minutes, recipe.rating_count, recipe.rating_sum, recipe.diets) AS traits
      FROM (SELECT nullif(coalesce(nullif(coalesce(recipe.prep_time, 0) + coalesce(recipe.cook_time, 0), 0), recipe.total_time, 0), 0) AS minutes OFFSET 0) stated
      OFFSET 0
    ) known $$, source)
$body$;
--> statement-breakpoint
-- Everything the two statements below read, each text folded once. The source has a `sign`: 1 for what comes, -1 for what goes.
CREATE FUNCTION search_texts_of(source text) RETURNS text LANGUAGE sql IMMUTABLE AS $body$
  SELECT format($$
    SELECT sign, is_sampled, minutes, stars, traits, date_published, recipe.id AS recipe_id, author_id, cuisine, categories, tags,
      search_fold(recipe.title) AS title, search_fold(coalesce(chefs.name, '')) AS chef,
      search_fold(concat_ws(' ', array_to_string(categories, ' '), cuisine, author)) AS names,
      search_fold(description) AS description,
      search_fold(coalesce((SELECT string_agg(line ->> 'line', ' ') FROM jsonb_array_elements(ingredients) line), '')) AS foods,
      search_fold(coalesce((SELECT string_agg(step ->> 'text', ' ') FROM jsonb_array_elements(instructions) step), '')) AS steps
    FROM (%s) recipe LEFT JOIN chefs ON chefs.id = recipe.author_id $$, search_facts_of(source))
$body$;
--> statement-breakpoint
-- The statement that makes the rows of `recipe_search`.
DROP FUNCTION search_rows_of(text);--> statement-breakpoint
CREATE FUNCTION search_rows_of(texts text) RETURNS text LANGUAGE sql IMMUTABLE AS $body$
  SELECT format($$
    SELECT is_sampled, minutes, stars, traits, date_published, recipe_id, author_id, cuisine, categories, left(trim(written.title), 200) AS title,
      ARRAY(SELECT hashtext(word) FROM unnest(tsvector_to_array(told.title)) word) AS title_words,
      ARRAY(SELECT hashtext(word) FROM unnest(tsvector_to_array(told.names)) word) AS names,
      ARRAY(SELECT hashtext(word) FROM unnest(tsvector_to_array(told.foods)) word) AS foods,
      ARRAY(SELECT hashtext(word) FROM unnest(tsvector_to_array(told.title || told.names || told.foods || told.rest)) word) AS words,
      tags
    FROM (%s) written
    CROSS JOIN LATERAL (
      SELECT to_tsvector('search_typed', written.title) || to_tsvector('search_stems', written.title) AS title,
        to_tsvector('search_stems', written.names || written.chef) AS names, to_tsvector('search_stems', written.foods) AS foods,
        to_tsvector('search_stems', left(written.description || written.steps, 100000)) AS rest
      OFFSET 0
    ) told
    WHERE sign > 0 $$, texts)
$body$;
--> statement-breakpoint
-- The statement that counts the words as people write them. Steps are left out: their words are searched for, not guessed.
DROP FUNCTION search_words_of(text);--> statement-breakpoint
CREATE FUNCTION search_words_of(texts text) RETURNS text LANGUAGE sql IMMUTABLE AS $body$
  SELECT format($$
    SELECT word, $1 AS slot, search_stem(word) AS stem, recipes, titles FROM (
      SELECT word, sum(recipes) AS recipes, sum(titles) AS titles FROM (
        SELECT unnest(tsvector_to_array(to_tsvector('search_written', title || left(description || names || foods, 100000)))) AS word, sign AS recipes, 0 AS titles FROM %1$s
        UNION ALL SELECT unnest(tsvector_to_array(to_tsvector('search_written', title))), 0, sign FROM %1$s
      ) each GROUP BY word HAVING sum(recipes) <> 0 OR sum(titles) <> 0
    ) counted WHERE length(word) <= 40 $$, texts)
$body$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_recipe_search() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  -- Of an update only what changed a recipe's words, or brought it in or out of the lists, is made anew.
  other_words CONSTANT text := ' AND (come.title, come.description, come.ingredients, come.instructions, come.categories, come.cuisine, come.author, come.author_id)
    IS DISTINCT FROM (gone.title, gone.description, gone.ingredients, gone.instructions, gone.categories, gone.cuisine, gone.author, gone.author_id)';
  other_facts CONSTANT text := ' AND (come.difficulty, come.prep_time, come.cook_time, come.total_time, come.rating_count, come.rating_sum, come.diets, come.date_published)
    IS DISTINCT FROM (gone.difficulty, gone.prep_time, gone.cook_time, gone.total_time, gone.rating_count, gone.rating_sum, gone.diets, gone.date_published)';
  same CONSTANT text := ' ON come.id = gone.id AND come.status = ''published'' AND gone.status = ''published''';
  fresh text := 'SELECT 1 AS sign, come.* FROM come';
  stale text := 'SELECT -1 AS sign, gone.* FROM gone';
  signed text;
  is_any boolean;
  own_slot integer := 0;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    EXECUTE format('
      UPDATE recipe_search kept SET minutes = now.minutes, stars = now.stars, traits = now.traits, date_published = now.date_published, tags = now.tags
      FROM (%s) now WHERE kept.recipe_id = now.id AND kept.is_sampled = now.is_sampled', search_facts_of('SELECT come.* FROM come JOIN gone' || same || other_facts));
    fresh := fresh || ' LEFT JOIN gone' || same || ' WHERE come.status = ''published''' || other_words;
    stale := stale || ' LEFT JOIN come' || same || ' WHERE gone.status = ''published''' || other_words;
  ELSE
    fresh := fresh || ' WHERE status = ''published''';
    stale := stale || ' WHERE status = ''published''';
  END IF;
  signed := CASE TG_OP WHEN 'INSERT' THEN fresh WHEN 'DELETE' THEN stale ELSE fresh || ' UNION ALL ' || stale END;
  EXECUTE format('SELECT EXISTS (%s)', signed) INTO is_any;
  IF NOT is_any THEN RETURN NULL; END IF;
  IF TG_OP <> 'INSERT' THEN
    EXECUTE format('DELETE FROM recipe_search kept USING (%s) stale WHERE kept.recipe_id = stale.id AND kept.is_sampled = (hashtext(stale.id) & 15 = 0)', stale);
  END IF;
  -- As in keep_recipe_lists: with a slot of its own no transaction waits for another.
  WHILE NOT pg_try_advisory_xact_lock(hashtext('search vocabulary'), own_slot) LOOP own_slot := own_slot + 1; END LOOP;
  EXECUTE 'WITH texts AS MATERIALIZED (' || search_texts_of(signed) || '), rows AS (INSERT INTO recipe_search ' || search_rows_of('SELECT * FROM texts') || ')
    INSERT INTO search_vocabulary AS kept ' || search_words_of('texts')
    || ' ON CONFLICT (word, slot) DO UPDATE SET recipes = kept.recipes + excluded.recipes, titles = kept.titles + excluded.titles' USING own_slot;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_chef_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Who is about to save one of them goes first or waits: both would write the same row.
  PERFORM FROM recipes WHERE author_id = NEW.id ORDER BY id FOR NO KEY UPDATE;
  DELETE FROM recipe_search WHERE author_id = NEW.id;
  EXECUTE 'INSERT INTO recipe_search ' || search_rows_of(search_texts_of(format('SELECT 1 AS sign, * FROM recipes WHERE status = ''published'' AND author_id = %L', NEW.id)));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION rebuild_recipe_search() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  texts CONSTANT text := search_texts_of('SELECT 1 AS sign, * FROM recipes WHERE status = ''published''');
BEGIN
  TRUNCATE recipe_search, search_vocabulary;
  EXECUTE 'INSERT INTO recipe_search ' || search_rows_of(texts);
  EXECUTE 'INSERT INTO search_vocabulary ' || search_words_of('(' || texts || ') texts') USING 0;
END $$;
--> statement-breakpoint
-- Who brings recipes together with their ratings has them counted already.
CREATE OR REPLACE FUNCTION keep_recipe_ratings() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed text := changed_rows(TG_OP);
  is_any boolean;
BEGIN
  IF TG_OP = 'INSERT' AND current_setting('marshmallow.ratings_are_counted', true) = 'yes' THEN RETURN NULL; END IF;
  -- A recipe that is deleted takes its ratings along; most have none.
  EXECUTE format('SELECT EXISTS (%s)', changed) INTO is_any;
  IF NOT is_any THEN RETURN NULL; END IF;
  EXECUTE format('
    WITH changed AS (%s), change AS (
      SELECT recipe_id, sum(sign) AS ratings, sum(sign * stars) AS stars FROM changed GROUP BY recipe_id
    )
    UPDATE recipes SET rating_count = rating_count + change.ratings, rating_sum = rating_sum + change.stars
    FROM change WHERE change.recipe_id = recipes.id AND (change.ratings <> 0 OR change.stars <> 0)', changed);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- What nobody asks the planner about is not counted again after every import, and of the hashes a few thousand rows tell as much as thirty thousand.
ALTER TABLE recipes ALTER description SET STATISTICS 0, ALTER ingredients SET STATISTICS 0, ALTER instructions SET STATISTICS 0,
  ALTER tips SET STATISTICS 0, ALTER nutrition_facts SET STATISTICS 0, ALTER diets SET STATISTICS 0;
--> statement-breakpoint
DO $$
DECLARE
  part text;
  part_column text;
BEGIN
  FOREACH part IN ARRAY ARRAY['recipe_search', 'recipe_search_sample', 'recipe_search_rest'] LOOP
    FOR part_column IN SELECT attname FROM pg_attribute WHERE attrelid = part::regclass AND attnum > 0 LOOP
      EXECUTE format('ALTER TABLE %I ALTER %I SET STATISTICS 20', part, part_column);
    END LOOP;
  END LOOP;
END $$;
--> statement-breakpoint
-- As before, but with foods to leave out, which make each recipe dear to look at, it only asks whether there are few, and not in vain how many.
CREATE OR REPLACE FUNCTION search_counts(condition text, facets text[], kept text[]) RETURNS TABLE (facet text, value text, count integer)
LANGUAGE plpgsql STABLE SET enable_seqscan = off SET work_mem = '32MB' AS $$
DECLARE
  few CONSTANT integer := 10000;
  very_many CONSTANT integer := 128000;
  -- A thousand recipes have 62 in the sample and 16 in a quarter of it; that they have 105 or 37 there is more than five deviations off.
  share integer := 16;
  surely_thousand integer := 105;
  sampled jsonb;
  estimate integer := search_estimate(condition, CASE WHEN strpos(condition, 'not ') > 0 THEN few ELSE very_many END);
  -- A facet of a fixed few shows each that is there, however rare.
  doubtful text[] := kept || ARRAY(SELECT fixed.facet || ':' || fixed.value FROM search_traits() fixed WHERE fixed.facet = ANY (facets));
  doubtful_recipes integer := 0;
BEGIN
  IF estimate <= few THEN
    RETURN QUERY EXECUTE format('SELECT facet, value, count::integer FROM (%s) counted', search_count_of(condition, facets, NULL));
    RETURN;
  END IF;
  IF estimate <= very_many THEN
    EXECUTE format('SELECT jsonb_agg(jsonb_build_array(facet, value, count)), 16 * max(count) FILTER (WHERE facet = ''total'') FROM (%s) counted',
      search_count_of(format('%s AND is_sampled LIMIT %s', condition, very_many / 16 + 1), facets, NULL)) INTO sampled, estimate;
  END IF;
  -- A quarter of the sample does for very many.
  IF estimate > very_many THEN
    share := 64;
    surely_thousand := 37;
    EXECUTE format('SELECT jsonb_agg(jsonb_build_array(facet, value, count)) FROM (%s) counted',
      search_count_of(condition || ' AND is_sampled AND hashtext(recipe_id) & 48 = 0', facets, NULL)) INTO sampled;
  END IF;
  FOR facet, value, count IN
    SELECT ranked.facet, ranked.value, ranked.count FROM (
      SELECT one ->> 0 AS facet, one ->> 1 AS value, (one ->> 2)::integer AS count,
        row_number() OVER (PARTITION BY one ->> 0 ORDER BY (one ->> 2)::integer DESC, one ->> 1) AS place
      FROM jsonb_array_elements(sampled) one) ranked
    WHERE place <= CASE WHEN ranked.count >= surely_thousand THEN 24 WHEN ranked.facet = 'chefs' THEN 6 ELSE 10 END LOOP
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
CREATE OR REPLACE FUNCTION search_recipes(base text, chosen jsonb, titled text, named text, score text, ordering text, skip integer, wanted integer)
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
  -- Where nothing is, nothing has to be put in order.
  ids := CASE WHEN coalesce(total, 0) = 0 THEN '{}' ELSE search_ids(condition, titled, named, score, ordering, skip, wanted, total) END;
  RETURN NEXT;
END $$;
