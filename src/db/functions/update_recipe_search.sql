-- Keeps `recipe_search` and `search_vocabulary` up to date with `recipes`.
-- No variable holds whole recipes, because copying them is slow (see `update_recipe_lists`).
CREATE FUNCTION update_recipe_search() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  languages CONSTANT regconfig[] := search_languages();
  unchanged text[] := '{}';
  counted search_vocabulary[] := '{}';
  own_slot integer := 0;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    -- Rows whose searchable columns stayed the same are left alone. A plan made for one row is used for thousands as well, and a
    -- full join is never a loop within a loop.
    unchanged := ARRAY(
      SELECT changed.id FROM new_rows changed FULL JOIN old_rows former ON former.id = changed.id
      WHERE (changed.status, changed.title, changed.description, changed.ingredients, changed.instructions, changed.categories, changed.cuisine, changed.author, changed.author_id,
          changed.difficulty, changed.prep_time, changed.cook_time, changed.total_time, changed.rating_count, changed.rating_sum, changed.diets, changed.date_published)
        IS NOT DISTINCT FROM (former.status, former.title, former.description, former.ingredients, former.instructions, former.categories, former.cuisine, former.author, former.author_id,
          former.difficulty, former.prep_time, former.cook_time, former.total_time, former.rating_count, former.rating_sum, former.diets, former.date_published));
  END IF;
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM recipe_search WHERE recipe_id IN (
      SELECT id FROM old_rows WHERE status = 'published' AND id NOT IN (SELECT unnest(unchanged)));
    counted := ARRAY(
      SELECT ROW(word, 0, '', '{}', -count(*), -count(*) FILTER (WHERE is_in_title))::search_vocabulary
      FROM old_rows recipe, search_vocabulary_words(ROW(recipe.*)::recipes)
      WHERE status = 'published' AND id NOT IN (SELECT unnest(unchanged)) GROUP BY word);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO recipe_search
    SELECT row.* FROM new_rows recipe, search_row(ROW(recipe.*)::recipes, languages) row
    WHERE status = 'published' AND id NOT IN (SELECT unnest(unchanged));
    counted := counted || ARRAY(
      SELECT ROW(word, 0, '', '{}', count(*), count(*) FILTER (WHERE is_in_title))::search_vocabulary
      FROM new_rows recipe, search_vocabulary_words(ROW(recipe.*)::recipes)
      WHERE status = 'published' AND id NOT IN (SELECT unnest(unchanged)) GROUP BY word);
  END IF;
  IF counted = '{}' THEN RETURN NULL; END IF;

  -- Transactions that run at the same time write to different slots, so that none waits for another.
  WHILE NOT pg_try_advisory_xact_lock(hashtext('search vocabulary'), own_slot) LOOP own_slot := own_slot + 1; END LOOP;
  INSERT INTO search_vocabulary AS known (word, slot, stem, slips, recipes, titles)
  SELECT word, own_slot, search_stem(word, languages), search_slips(word), sum(recipes), sum(titles) FROM unnest(counted)
  GROUP BY word HAVING sum(recipes) <> 0 OR sum(titles) <> 0
  ON CONFLICT (word, slot) DO UPDATE SET recipes = known.recipes + excluded.recipes, titles = known.titles + excluded.titles;
  RETURN NULL;
END $$;

CREATE TRIGGER recipe_search_insert AFTER INSERT ON recipes
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION update_recipe_search();
CREATE TRIGGER recipe_search_update AFTER UPDATE ON recipes
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION update_recipe_search();
CREATE TRIGGER recipe_search_delete AFTER DELETE ON recipes
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION update_recipe_search();
