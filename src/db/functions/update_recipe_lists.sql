-- Keeps `recipe_categories` and `recipe_tallies`: categories in date order, and how many recipes and ratings the site, each chef and
-- each category have. A row counts +1 after the statement and -1 before it, so what did not change sums to zero.
CREATE FUNCTION update_recipe_lists() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  added recipes[] := '{}';
  removed recipes[] := '{}';
  own_slot integer := 0;
BEGIN
  IF TG_OP <> 'DELETE' THEN added := ARRAY(SELECT ROW(recipe.*)::recipes FROM new_rows recipe WHERE status = 'published'); END IF;
  IF TG_OP <> 'INSERT' THEN removed := ARRAY(SELECT ROW(recipe.*)::recipes FROM old_rows recipe WHERE status = 'published'); END IF;
  IF added = '{}' AND removed = '{}' THEN RETURN NULL; END IF;

  WITH change AS (
    SELECT category, date_published, id, sum(sign) AS sign
    FROM (
      SELECT 1 AS sign, id, date_published, categories FROM unnest(added)
      UNION ALL SELECT -1, id, date_published, categories FROM unnest(removed)
    ) changed, LATERAL (SELECT DISTINCT unnest(categories) AS category) own
    GROUP BY category, date_published, id
  ), dropped AS (
    DELETE FROM recipe_categories listed USING change
    WHERE change.sign < 0 AND listed.category = change.category
      AND listed.date_published = change.date_published AND listed.recipe_id = change.id
  )
  INSERT INTO recipe_categories SELECT category, date_published, id FROM change WHERE sign > 0;

  -- Transactions that run at the same time write to different slots, so that none waits for another.
  WHILE NOT pg_try_advisory_xact_lock(hashtext('recipe tallies'), own_slot) LOOP own_slot := own_slot + 1; END LOOP;
  INSERT INTO recipe_tallies AS tally
  SELECT kind, name, own_slot, sum(sign), sum(sign * rating_count), sum(sign * rating_sum)
  FROM (
    SELECT 1 AS sign, author_id, categories, rating_count, rating_sum FROM unnest(added)
    UNION ALL SELECT -1, author_id, categories, rating_count, rating_sum FROM unnest(removed)
  ) changed, LATERAL (
    SELECT 'site' AS kind, '' AS name
    UNION ALL SELECT 'chef', author_id WHERE author_id IS NOT NULL
    UNION ALL SELECT DISTINCT 'category', category FROM unnest(categories) category
  ) counted_for
  GROUP BY kind, name
  HAVING sum(sign) <> 0 OR sum(sign * rating_count) <> 0 OR sum(sign * rating_sum) <> 0
  ON CONFLICT (kind, name, slot) DO UPDATE
  SET recipes = tally.recipes + excluded.recipes, ratings = tally.ratings + excluded.ratings, stars = tally.stars + excluded.stars;
  RETURN NULL;
END $$;

CREATE TRIGGER recipe_lists_insert AFTER INSERT ON recipes
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION update_recipe_lists();
CREATE TRIGGER recipe_lists_update AFTER UPDATE ON recipes
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION update_recipe_lists();
CREATE TRIGGER recipe_lists_delete AFTER DELETE ON recipes
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION update_recipe_lists();
