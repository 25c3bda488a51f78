-- A search asks for its page and for its counts at once, each by a statement of its own: both work at the same time.
DROP FUNCTION search_recipes(text, jsonb, text, text, text, text, integer, integer);--> statement-breakpoint
DROP FUNCTION search_ids(text, text, text, text, text, integer, integer, integer);--> statement-breakpoint
DROP FUNCTION search_counts(text, text[], text[]);--> statement-breakpoint
DROP FUNCTION search_count_of(text, text[]);--> statement-breakpoint
-- The rest of a statement that counts recipes by the values of some facets, and all of them as `total`. Each recipe of `found` says by bits which
-- of the `chosen` facets it misses: a facet in which something is chosen counts as if nothing was. Of a facet with many values the most frequent
-- are told, and those to be `kept`.
CREATE FUNCTION search_facets_of(facets text[], kept text[], chosen text[]) RETURNS text LANGUAGE sql IMMUTABLE AS $body$
  SELECT 'SELECT ''total'' AS facet, '''' AS value, count(*)::integer AS count FROM found' || CASE WHEN chosen = '{}' THEN '' ELSE ' WHERE misses = 0' END
    || coalesce((SELECT string_agg(format('
      UNION ALL (SELECT %L, value, count(*)::integer FROM %s%s GROUP BY value ORDER BY %scount(*) DESC, value COLLATE "C" LIMIT %s)',
        facet, source, CASE WHEN chosen = '{}' THEN '' ELSE format(' AND misses & %s = 0', ~coalesce(1 << array_position(chosen, facet), 0)) END,
        CASE WHEN kept <> '{}' THEN format('%L || value = ANY (%L) DESC, ', facet || ':', kept) END, 30 + cardinality(kept)), '')
      FROM (VALUES ('categories', '(SELECT misses, unnest(categories) AS value FROM found) told WHERE true'), ('cuisines', '(SELECT misses, cuisine AS value FROM found) told WHERE value IS NOT NULL'),
        ('chefs', '(SELECT misses, author_id AS value FROM found) told WHERE value IS NOT NULL')) own (facet, source) WHERE facet = ANY (facets)), '')
    || CASE WHEN facets && ARRAY['difficulties', 'diets', 'times', 'stars'] THEN format('
      UNION ALL SELECT facet, value, sum(count)::integer FROM (SELECT traits, misses, count(*) AS count FROM found GROUP BY traits, misses) counted
        JOIN search_traits() ON traits & mask BETWEEN low AND high WHERE facet = ANY (%L)%s GROUP BY facet, value', facets,
        CASE WHEN chosen = '{}' THEN '' ELSE format(' AND misses & ~coalesce(1 << array_position(%L::text[], facet), 0) = 0', chosen) END) ELSE '' END
$body$;
--> statement-breakpoint
-- The statement that counts the recipes of a condition.
CREATE FUNCTION search_count_of(condition text, facets text[], kept text[]) RETURNS text LANGUAGE sql IMMUTABLE AS $body$
  SELECT format('WITH found AS MATERIALIZED (SELECT categories, cuisine, author_id, traits, 0 AS misses FROM recipe_search WHERE %s) ', condition)
    || search_facets_of(facets, kept, '{}')
$body$;
--> statement-breakpoint
-- As before, with no combinations in between: each value is counted by itself.
CREATE OR REPLACE FUNCTION search_count_of_some(condition text, named text[]) RETURNS text LANGUAGE sql IMMUTABLE AS $body$
  SELECT format('SELECT facet, value, count FROM (SELECT ARRAY[%s] AS counts FROM recipe_search WHERE %s) counted, unnest(%L::text[], %L::text[], counts) AS named (facet, value, count)',
    string_agg(format('count(*) FILTER (WHERE ' || CASE facet
      WHEN 'categories' THEN '%L = ANY (categories)' WHEN 'cuisines' THEN 'cuisine = %L' WHEN 'chefs' THEN 'author_id = %L'
      ELSE coalesce((SELECT format('traits & %s BETWEEN %s AND %s', mask, low, high) FROM search_traits() fixed WHERE fixed.facet = told.facet AND fixed.value = told.value), 'false') END
      || ')::integer', value), ', ' ORDER BY place),
    condition, array_agg(facet ORDER BY place), array_agg(value ORDER BY place))
  FROM (SELECT split_part(one, ':', 1) AS facet, substr(one, strpos(one, ':') + 1) AS value, place FROM unnest(named) WITH ORDINALITY AS one (one, place)) told
$body$;
--> statement-breakpoint
-- How many recipes a condition finds, more or less, as far as it matters for how they are counted. Where looking at a recipe is dear, or the
-- sample is small, it is only asked whether there are few, and not in vain how many.
CREATE FUNCTION search_size(condition text) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT search_estimate(condition, CASE
    WHEN strpos(condition, 'not ') > 0 OR (SELECT sum(recipes) FROM recipe_tallies WHERE kind = 'site') <= 128000 THEN 10000 ELSE 128000 END)
$$;
--> statement-breakpoint
-- As before, of a condition of which the size is known. Estimates know little of what is counted: without sorting it is counted by hashes.
CREATE FUNCTION search_counts(condition text, facets text[], kept text[], estimate integer) RETURNS TABLE (facet text, value text, count integer)
LANGUAGE plpgsql STABLE SET enable_seqscan = off SET work_mem = '32MB' SET max_parallel_workers_per_gather = 0 SET enable_sort = off AS $$
DECLARE
  few CONSTANT integer := 10000;
  very_many CONSTANT integer := 128000;
  -- A thousand recipes have 62 in the sample and 16 in a quarter of it; that they have 100 or 37 there happens to less than one in 250,000.
  share integer := 16;
  surely_thousand integer := 100;
  sampled jsonb;
  -- A facet of a fixed few shows each that is there, however rare.
  doubtful text[] := ARRAY(SELECT unnest(kept) UNION SELECT fixed.facet || ':' || fixed.value FROM search_traits() fixed WHERE fixed.facet = ANY (facets));
  doubtful_recipes integer := 0;
BEGIN
  IF estimate <= few THEN
    RETURN QUERY EXECUTE format('SELECT facet, value, count::integer FROM (%s) counted', search_count_of(condition, facets, kept));
    RETURN;
  END IF;
  IF estimate <= very_many THEN
    EXECUTE format('SELECT jsonb_agg(jsonb_build_array(facet, value, count)), 16 * max(count) FILTER (WHERE facet = ''total'') FROM (%s) counted',
      search_count_of(format('%s AND is_sampled LIMIT %s', condition, very_many / 16 + 1), facets, '{}')) INTO sampled, estimate;
  END IF;
  -- A quarter of the sample does for very many.
  IF estimate > very_many THEN
    share := 64;
    surely_thousand := 37;
    EXECUTE format('SELECT jsonb_agg(jsonb_build_array(facet, value, count)) FROM (%s) counted',
      search_count_of(condition || ' AND is_sampled AND hashtext(recipe_id) & 48 = 0', facets, '{}')) INTO sampled;
  END IF;
  FOR facet, value, count IN
    SELECT ranked.facet, ranked.value, ranked.count FROM (
      SELECT one ->> 0 AS facet, one ->> 1 AS value, (one ->> 2)::integer AS count,
        row_number() OVER (PARTITION BY one ->> 0 ORDER BY (one ->> 2)::integer DESC, one ->> 1) AS place
      FROM jsonb_array_elements(sampled) one) ranked
    WHERE place <= CASE WHEN ranked.count >= surely_thousand THEN 24 ELSE 6 END LOOP
    IF count >= surely_thousand THEN
      count := count * share;
      IF facet = 'total' THEN estimate := count; END IF;
      doubtful := array_remove(doubtful, facet || ':' || value);
      RETURN NEXT;
    ELSE
      doubtful := array_remove(doubtful, facet || ':' || value) || (facet || ':' || value);
      doubtful_recipes := doubtful_recipes + count * share;
    END IF;
  END LOOP;
  IF doubtful = '{}' THEN RETURN; END IF;
  RETURN QUERY EXECUTE search_count_of_some(condition || CASE WHEN doubtful_recipes < estimate
    THEN format(' AND tags OPERATOR(pg_catalog.&&) %L::integer[]', ARRAY(SELECT hashtext(one) FROM unnest(doubtful) one)) ELSE '' END, doubtful);
END $$;
--> statement-breakpoint
-- The condition of each facet in which something is chosen.
CREATE FUNCTION search_fits(chosen jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(jsonb_object_agg(facet, format('tags OPERATOR(pg_catalog.%s) %L::integer[]', CASE facet WHEN 'diets' THEN '@>' ELSE '&&' END,
    ARRAY(SELECT hashtext(facet || ':' || value) FROM jsonb_array_elements_text(values) value))), '{}')
  FROM jsonb_each(chosen) AS choice (facet, values)
$$;
--> statement-breakpoint
-- The counts of a search: facet, value and number. What words and other things ask for comes as the condition `base` on `recipe_search`; `chosen`
-- holds the values chosen in each facet, which counts as if nothing was.
CREATE FUNCTION search_facets(base text, chosen jsonb) RETURNS jsonb
LANGUAGE plpgsql STABLE SET enable_seqscan = off SET enable_sort = off SET work_mem = '32MB' SET max_parallel_workers_per_gather = 0 AS $body$
DECLARE
  few CONSTANT integer := 10000;
  facets CONSTANT text[] := ARRAY['categories', 'cuisines', 'difficulties', 'diets', 'times', 'stars', 'chefs'];
  fits CONSTANT jsonb := search_fits(chosen);
  own CONSTANT text[] := ARRAY(SELECT jsonb_object_keys(fits));
  kept CONSTANT text[] := ARRAY(SELECT facet || ':' || value FROM jsonb_each(chosen) AS choice (facet, values), jsonb_array_elements_text(values) value);
  size CONSTANT integer := search_size(base);
  -- What is counted together: the facets in which nothing is chosen, and each of the others as if nothing was.
  parts CONSTANT jsonb := (
    SELECT jsonb_agg(jsonb_build_object('self', self, 'facets', asked, 'condition',
      concat_ws(' AND ', base, (SELECT string_agg(fit, ' AND ') FROM jsonb_each_text(fits) AS other (facet, fit) WHERE facet <> self))))
    FROM (SELECT '' AS self, ARRAY(SELECT facet FROM unnest(facets) facet WHERE facet <> ALL (own)) AS asked UNION ALL SELECT facet, ARRAY[facet] FROM unnest(own) facet) part);
  counts jsonb;
BEGIN
  -- One look at few tells all. It takes longer than one for each part only where what is chosen leaves next to nothing.
  IF size <= few AND (own = '{}' OR size <= few / 5
    OR (SELECT sum(search_estimate(part ->> 'condition', few)) FROM jsonb_array_elements(parts) part) > 1.3 * size) THEN
    EXECUTE format('WITH found AS MATERIALIZED (SELECT categories, cuisine, author_id, traits, %s AS misses FROM recipe_search WHERE %s)
      SELECT jsonb_agg(jsonb_build_array(facet, value, count)) FROM (%s) counted',
      coalesce((SELECT string_agg(format('CASE WHEN %s THEN 0 ELSE %s END', fits ->> facet, 1 << place::integer), ' | ') FROM unnest(own) WITH ORDINALITY AS one (facet, place)), '0'),
      base, search_facets_of(facets, kept, own)) INTO counts;
    RETURN counts;
  END IF;
  RETURN (
    SELECT jsonb_agg(jsonb_build_array(counted.facet, counted.value, counted.count))
    FROM jsonb_to_recordset(parts) AS part (self text, facets text[], condition text),
      search_counts(condition, part.facets, ARRAY(SELECT one FROM unnest(kept) one WHERE starts_with(one, self || ':')), CASE WHEN condition = base THEN size ELSE search_size(condition) END) counted
    WHERE self = '' OR counted.facet <> 'total');
END $body$;
--> statement-breakpoint
-- The recipes on a page of a search. Some words are somewhere in a recipe; `titled` is the condition for having them in the title, `named` for having
-- no others there.
CREATE FUNCTION search_ids(worded text, titled text, named text, others text, chosen jsonb, score text, ordering text, skip integer, wanted integer) RETURNS text[]
LANGUAGE plpgsql STABLE SET enable_seqscan = off AS $body$
DECLARE
  few CONSTANT integer := 3000;
  needed CONSTANT integer := CASE WHEN skip + wanted <= 120 THEN 120 ELSE 1000 END;
  best CONSTANT text := 'stars DESC, date_published DESC, recipe_id DESC';
  rest CONSTANT text := concat_ws(' AND ', others, (SELECT string_agg(fit, ' AND ') FROM jsonb_each_text(search_fits(chosen)) AS choice (facet, fit)));
  condition text := worded || ' AND ' || rest;
  fitting CONSTANT integer := search_estimate(condition, CASE ordering WHEN 'relevance' THEN 32000 ELSE 512000 END);
  candidates text[];
  ids text[];
BEGIN
  IF ordering <> 'relevance' THEN
    RETURN ARRAY(SELECT * FROM search_first(condition, ordering, skip + wanted, fitting) OFFSET skip);
  END IF;
  -- To weigh every recipe that has a frequent word would take too long: those with all the words in their title come first anyway, and what a title
  -- has the recipe has.
  IF fitting > few THEN
    titled := titled || ' AND ' || rest;
    candidates := ARRAY(
      SELECT * FROM search_first(named || ' AND ' || condition, best, 50, 50)
      UNION SELECT * FROM search_first(titled, best, needed, search_estimate(titled, 32000)));
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
