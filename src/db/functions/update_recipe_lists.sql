-- Keeps `recipe_categories` and `recipe_tallies`: categories in date order, and how many recipes and ratings the site, each chef and
-- each category have. A row counts +1 after the statement and -1 before it, so what did not change sums to zero.
-- Arrays of whole recipes, here and for the search, would cost a bulk import a tenth of the database's processor time.
CREATE FUNCTION update_recipe_lists() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  added recipe_categories[] := '{}';
  removed recipe_categories[] := '{}';
  counted recipe_tallies[] := '{}';
  own_slot integer := 0;
BEGIN
  IF TG_OP <> 'DELETE' THEN
    added := ARRAY(
      SELECT DISTINCT ROW(category, date_published, id)::recipe_categories
      FROM new_rows, unnest(categories) category WHERE status = 'published');
    counted := ARRAY(
      SELECT ROW(kind, name, 0, count(*), sum(rating_count), sum(rating_sum))::recipe_tallies
      FROM new_rows, tallied_for(author_id, categories) WHERE status = 'published' GROUP BY kind, name);
  END IF;
  IF TG_OP <> 'INSERT' THEN
    removed := ARRAY(
      SELECT DISTINCT ROW(category, date_published, id)::recipe_categories
      FROM old_rows, unnest(categories) category WHERE status = 'published');
    counted := counted || ARRAY(
      SELECT ROW(kind, name, 0, -count(*), -sum(rating_count), -sum(rating_sum))::recipe_tallies
      FROM old_rows, tallied_for(author_id, categories) WHERE status = 'published' GROUP BY kind, name);
  END IF;
  IF counted = '{}' THEN RETURN NULL; END IF;

  IF removed <> '{}' THEN
    DELETE FROM recipe_categories listed USING (SELECT * FROM unnest(removed) EXCEPT SELECT * FROM unnest(added)) dropped
    WHERE listed.category = dropped.category
      AND listed.date_published = dropped.date_published AND listed.recipe_id = dropped.recipe_id;
  END IF;
  INSERT INTO recipe_categories SELECT * FROM unnest(added) EXCEPT SELECT * FROM unnest(removed);

  -- Transactions that run at the same time write to different slots, so that none waits for another.
  WHILE NOT pg_try_advisory_xact_lock(hashtext('recipe tallies'), own_slot) LOOP own_slot := own_slot + 1; END LOOP;
  INSERT INTO recipe_tallies AS tally
  SELECT kind, name, own_slot, sum(recipes), sum(ratings), sum(stars) FROM unnest(counted)
  GROUP BY kind, name HAVING sum(recipes) <> 0 OR sum(ratings) <> 0 OR sum(stars) <> 0
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
