-- A category that a recipe named twice was counted twice.
UPDATE recipes SET categories = ARRAY(SELECT category FROM unnest(categories) WITH ORDINALITY AS named (category, place) GROUP BY category ORDER BY min(place))
WHERE cardinality(categories) > (SELECT count(DISTINCT category) FROM unnest(categories) category);--> statement-breakpoint
DROP FUNCTION search_count_of(text, text[], text[]);--> statement-breakpoint
-- The statement that counts recipes by the values of some facets, and all of them as `total`.
CREATE FUNCTION search_count_of(condition text, facets text[]) RETURNS text LANGUAGE sql IMMUTABLE AS $body$
  SELECT format('WITH found AS MATERIALIZED (SELECT categories, cuisine, author_id, traits FROM recipe_search WHERE %s)
    SELECT ''total'' AS facet, '''' AS value, count(*)::integer AS count FROM found', condition)
    || CASE WHEN 'categories' = ANY (facets) THEN '
      UNION ALL SELECT ''categories'', category, count(*) FROM (SELECT unnest(categories) AS category FROM found) each GROUP BY category' ELSE '' END
    || CASE WHEN 'cuisines' = ANY (facets) THEN '
      UNION ALL SELECT ''cuisines'', cuisine, count(*) FROM found WHERE cuisine IS NOT NULL GROUP BY cuisine' ELSE '' END
    || CASE WHEN 'chefs' = ANY (facets) THEN '
      UNION ALL SELECT ''chefs'', author_id, count(*) FROM found WHERE author_id IS NOT NULL GROUP BY author_id' ELSE '' END
    || CASE WHEN facets && ARRAY['difficulties', 'diets', 'times', 'stars'] THEN format('
      UNION ALL SELECT facet, value, sum(count) FROM (SELECT traits, count(*) AS count FROM found GROUP BY traits) counted
        JOIN search_traits() ON traits & mask BETWEEN low AND high WHERE facet = ANY (%L) GROUP BY facet, value', facets) ELSE '' END
$body$;
--> statement-breakpoint
-- The statement that counts recipes by a few values, each named by its facet: `cuisines:Thai`. What else a recipe has is left out of sight first,
-- so that few combinations are left to be counted by.
CREATE FUNCTION search_count_of_some(condition text, named text[]) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $body$
DECLARE
  some_categories CONSTANT text[] := ARRAY(SELECT substr(one, 12) FROM unnest(named) one WHERE one LIKE 'categories:%');
  some_cuisines CONSTANT text[] := ARRAY(SELECT substr(one, 10) FROM unnest(named) one WHERE one LIKE 'cuisines:%');
  some_chefs CONSTANT text[] := ARRAY(SELECT substr(one, 7) FROM unnest(named) one WHERE one LIKE 'chefs:%');
  some_traits CONSTANT integer := (SELECT coalesce(bit_or(mask), 0) FROM search_traits() WHERE facet || ':' || value = ANY (named));
BEGIN
  RETURN format('
    WITH found AS MATERIALIZED (
      SELECT %s AS categories, %s AS cuisine, %s AS author_id, traits & %s AS traits, count(*) AS count FROM recipe_search WHERE %s GROUP BY 1, 2, 3, 4)
    SELECT ''categories'' AS facet, category AS value, sum(count)::integer AS count FROM found, unnest(categories) category WHERE category = ANY (%L) GROUP BY category
    UNION ALL SELECT ''cuisines'', cuisine, sum(count)::integer FROM found WHERE cuisine IS NOT NULL GROUP BY cuisine
    UNION ALL SELECT ''chefs'', author_id, sum(count)::integer FROM found WHERE author_id IS NOT NULL GROUP BY author_id
    UNION ALL SELECT facet, value, sum(count)::integer FROM found JOIN search_traits() ON traits & mask BETWEEN low AND high
      WHERE facet || '':'' || value = ANY (%L) GROUP BY facet, value',
    CASE WHEN some_categories = '{}' THEN 'NULL::text[]' ELSE format('CASE WHEN categories && %L THEN categories END', some_categories) END,
    CASE WHEN some_cuisines = '{}' THEN 'NULL::text' ELSE format('CASE WHEN cuisine = ANY (%L) THEN cuisine END', some_cuisines) END,
    CASE WHEN some_chefs = '{}' THEN 'NULL::text' ELSE format('CASE WHEN author_id = ANY (%L) THEN author_id END', some_chefs) END,
    some_traits, condition, some_categories, named);
END $body$;
--> statement-breakpoint
-- As before, but what the sample leaves in doubt is counted in one go, and of each facet six values at most. It works alone: where others search too,
-- helpers for a twentieth of a second only take turns with them.
CREATE OR REPLACE FUNCTION search_counts(condition text, facets text[], kept text[]) RETURNS TABLE (facet text, value text, count integer)
LANGUAGE plpgsql STABLE SET enable_seqscan = off SET work_mem = '32MB' SET max_parallel_workers_per_gather = 0 AS $$
DECLARE
  few CONSTANT integer := 10000;
  very_many CONSTANT integer := 128000;
  -- A thousand recipes have 62 in the sample and 16 in a quarter of it; that they have 105 or 37 there is more than five deviations off.
  share integer := 16;
  surely_thousand integer := 105;
  sampled jsonb;
  -- Where looking at a recipe is dear, or the sample is small, it is only asked whether there are few, and not in vain how many.
  estimate integer := search_estimate(condition, CASE
    WHEN strpos(condition, 'not ') > 0 OR (SELECT sum(recipes) FROM recipe_tallies WHERE kind = 'site') <= very_many THEN few ELSE very_many END);
  -- A facet of a fixed few shows each that is there, however rare.
  doubtful text[] := kept || ARRAY(SELECT fixed.facet || ':' || fixed.value FROM search_traits() fixed WHERE fixed.facet = ANY (facets));
  doubtful_recipes integer := 0;
BEGIN
  IF estimate <= few THEN
    RETURN QUERY EXECUTE format('SELECT facet, value, count::integer FROM (%s) counted', search_count_of(condition, facets));
    RETURN;
  END IF;
  IF estimate <= very_many THEN
    EXECUTE format('SELECT jsonb_agg(jsonb_build_array(facet, value, count)), 16 * max(count) FILTER (WHERE facet = ''total'') FROM (%s) counted',
      search_count_of(format('%s AND is_sampled LIMIT %s', condition, very_many / 16 + 1), facets)) INTO sampled, estimate;
  END IF;
  -- A quarter of the sample does for very many.
  IF estimate > very_many THEN
    share := 64;
    surely_thousand := 37;
    EXECUTE format('SELECT jsonb_agg(jsonb_build_array(facet, value, count)) FROM (%s) counted',
      search_count_of(condition || ' AND is_sampled AND hashtext(recipe_id) & 48 = 0', facets)) INTO sampled;
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
