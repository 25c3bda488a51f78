-- Every recipe that has the words is asked for the foods to leave out, and PostgreSQL compares each food with each: intarray's operator goes along two
-- sorted lists once. In a schema of its own, where it does not take the place of the operator the index knows.
DO $do$
BEGIN
  -- A server's owner may have put it there before, or elsewhere.
  IF NOT EXISTS (SELECT FROM pg_extension WHERE extname = 'intarray') THEN
    CREATE SCHEMA IF NOT EXISTS search_intarray;
    CREATE EXTENSION intarray SCHEMA search_intarray;
  END IF;
  EXECUTE format('CREATE FUNCTION search_has_any(foods integer[], unwanted integer[]) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT foods OPERATOR(%I.&&) unwanted $$',
    (SELECT nspname FROM pg_extension JOIN pg_namespace ON pg_namespace.oid = extnamespace WHERE extname = 'intarray'));
END $do$;
--> statement-breakpoint
-- As before, with the foods in order. Rows made before are found as well, only slower, until they are made anew.
CREATE OR REPLACE FUNCTION search_rows_of(texts text) RETURNS text LANGUAGE sql IMMUTABLE AS $body$
  SELECT format($$
    SELECT is_sampled, minutes, stars, traits, date_published, recipe_id, author_id, cuisine, categories, left(trim(written.title), 200) AS title,
      ARRAY(SELECT hashtext(word) FROM unnest(tsvector_to_array(told.title)) word) AS title_words,
      ARRAY(SELECT hashtext(word) FROM unnest(tsvector_to_array(told.names)) word) AS names,
      ARRAY(SELECT hashtext(word) FROM unnest(tsvector_to_array(told.foods)) word ORDER BY 1) AS foods,
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
