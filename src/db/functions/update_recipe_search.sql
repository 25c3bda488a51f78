-- Keeps `recipe_search` and `search_vocabulary` up to date with `recipes`.
CREATE FUNCTION update_recipe_search() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  languages CONSTANT regconfig[] := search_languages();
  added recipes[] := '{}';
  removed recipes[] := '{}';
  own_slot integer := 0;
BEGIN
  IF TG_OP = 'INSERT' THEN
    added := ARRAY(SELECT ROW(recipe.*)::recipes FROM new_rows recipe WHERE status = 'published');
  ELSIF TG_OP = 'DELETE' THEN
    removed := ARRAY(SELECT ROW(recipe.*)::recipes FROM old_rows recipe WHERE status = 'published');
  ELSE
    -- Rows whose searchable columns stayed the same are left alone.
    SELECT
      coalesce(array_agg(ROW(changed.*)::recipes) FILTER (WHERE changed.status = 'published'), '{}'),
      coalesce(array_agg(ROW(former.*)::recipes) FILTER (WHERE former.status = 'published'), '{}')
    INTO added, removed
    FROM new_rows changed FULL JOIN old_rows former ON former.id = changed.id
    WHERE (changed.id, changed.status, changed.title, changed.description, changed.ingredients, changed.instructions, changed.categories, changed.cuisine, changed.author, changed.author_id,
        changed.difficulty, changed.prep_time, changed.cook_time, changed.total_time, changed.rating_count, changed.rating_sum, changed.diets, changed.date_published)
      IS DISTINCT FROM (former.id, former.status, former.title, former.description, former.ingredients, former.instructions, former.categories, former.cuisine, former.author, former.author_id,
        former.difficulty, former.prep_time, former.cook_time, former.total_time, former.rating_count, former.rating_sum, former.diets, former.date_published);
  END IF;
  IF added = '{}' AND removed = '{}' THEN RETURN NULL; END IF;

  DELETE FROM recipe_search WHERE recipe_id IN (SELECT id FROM unnest(removed));
  INSERT INTO recipe_search SELECT row.* FROM unnest(added) recipe, search_row(recipe, languages) row;

  -- Transactions that run at the same time write to different slots, so that none waits for another.
  WHILE NOT pg_try_advisory_xact_lock(hashtext('search vocabulary'), own_slot) LOOP own_slot := own_slot + 1; END LOOP;
  INSERT INTO search_vocabulary AS known (word, slot, stem, slips, recipes, titles)
  SELECT word, own_slot, search_stem(word, languages), search_slips(word), sum(sign), sum(sign * is_in_title::integer)
  FROM (
    SELECT 1 AS sign, words.* FROM unnest(added) recipe, search_vocabulary_words(recipe) words
    UNION ALL SELECT -1, words.* FROM unnest(removed) recipe, search_vocabulary_words(recipe) words
  ) counted
  GROUP BY word HAVING sum(sign) <> 0 OR sum(sign * is_in_title::integer) <> 0
  ON CONFLICT (word, slot) DO UPDATE SET recipes = known.recipes + excluded.recipes, titles = known.titles + excluded.titles;
  RETURN NULL;
END $$;

CREATE TRIGGER recipe_search_insert AFTER INSERT ON recipes
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION update_recipe_search();
CREATE TRIGGER recipe_search_update AFTER UPDATE ON recipes
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION update_recipe_search();
CREATE TRIGGER recipe_search_delete AFTER DELETE ON recipes
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION update_recipe_search();
