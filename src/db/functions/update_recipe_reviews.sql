-- Counts published reviews in `recipes`: with the other ratings, and by their stars.
CREATE FUNCTION update_recipe_reviews() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  added reviews[] := '{}';
  removed reviews[] := '{}';
BEGIN
  IF TG_OP <> 'DELETE' THEN added := ARRAY(SELECT ROW(review.*)::reviews FROM new_rows review WHERE state = 'published'); END IF;
  IF TG_OP <> 'INSERT' THEN removed := ARRAY(SELECT ROW(review.*)::reviews FROM old_rows review WHERE state = 'published'); END IF;
  IF added = '{}' AND removed = '{}' THEN RETURN NULL; END IF;

  WITH changed AS (
    SELECT recipe_id, stars, sum(sign)::integer AS number
    FROM (SELECT 1 AS sign, recipe_id, stars FROM unnest(added) UNION ALL SELECT -1, recipe_id, stars FROM unnest(removed)) counted
    GROUP BY recipe_id, stars HAVING sum(sign) <> 0
  )
  UPDATE recipes SET
    rating_count = rating_count + change.ratings,
    rating_sum = rating_sum + change.stars,
    review_stars = ARRAY(
      SELECT review_stars[star] + coalesce((SELECT number FROM changed WHERE changed.recipe_id = recipes.id AND stars = star), 0)
      FROM generate_series(1, 5) star ORDER BY star)
  FROM (SELECT recipe_id, sum(number) AS ratings, sum(number * stars) AS stars FROM changed GROUP BY recipe_id) change
  WHERE change.recipe_id = recipes.id;
  RETURN NULL;
END $$;

CREATE TRIGGER recipe_reviews_insert AFTER INSERT ON reviews
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION update_recipe_reviews();
CREATE TRIGGER recipe_reviews_update AFTER UPDATE ON reviews
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION update_recipe_reviews();
CREATE TRIGGER recipe_reviews_delete AFTER DELETE ON reviews
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION update_recipe_reviews();
