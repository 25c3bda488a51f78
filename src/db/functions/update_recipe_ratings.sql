-- Keeps `recipes.rating_count` and `rating_sum`, the number of ratings and the sum of their stars.
CREATE FUNCTION update_recipe_ratings() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  added ratings[] := '{}';
  removed ratings[] := '{}';
BEGIN
  -- A bulk import brings recipes whose ratings are counted already.
  IF TG_OP = 'INSERT' AND current_setting('marshmallow.ratings_are_counted', true) = 'yes' THEN RETURN NULL; END IF;
  IF TG_OP <> 'DELETE' THEN added := ARRAY(SELECT ROW(rating.*)::ratings FROM new_rows rating); END IF;
  IF TG_OP <> 'INSERT' THEN removed := ARRAY(SELECT ROW(rating.*)::ratings FROM old_rows rating); END IF;
  UPDATE recipes SET rating_count = rating_count + change.ratings, rating_sum = rating_sum + change.stars
  FROM (
    SELECT recipe_id, sum(sign) AS ratings, sum(sign * stars) AS stars
    FROM (SELECT 1 AS sign, recipe_id, stars FROM unnest(added) UNION ALL SELECT -1, recipe_id, stars FROM unnest(removed)) changed
    GROUP BY recipe_id
  ) change
  WHERE change.recipe_id = recipes.id AND (change.ratings <> 0 OR change.stars <> 0);
  RETURN NULL;
END $$;

CREATE TRIGGER recipe_ratings_insert AFTER INSERT ON ratings
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION update_recipe_ratings();
CREATE TRIGGER recipe_ratings_update AFTER UPDATE ON ratings
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION update_recipe_ratings();
CREATE TRIGGER recipe_ratings_delete AFTER DELETE ON ratings
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION update_recipe_ratings();
