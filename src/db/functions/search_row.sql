-- What the search knows about one recipe: its row in `recipe_search`.
CREATE FUNCTION search_row(recipe recipes, languages regconfig[]) RETURNS recipe_search LANGUAGE plpgsql STABLE AS $$
DECLARE
  title CONSTANT text := search_fold(recipe.title);
  names CONSTANT text := search_fold(concat_ws(' ', array_to_string(recipe.categories, ' '), recipe.cuisine, recipe.author,
    (SELECT name FROM chefs WHERE id = recipe.author_id)));
  foods CONSTANT text := search_fold((SELECT string_agg(line ->> 'line', ' ') FROM jsonb_array_elements(recipe.ingredients) line));
  steps CONSTANT text := search_fold((SELECT string_agg(step ->> 'text', ' ') FROM jsonb_array_elements(recipe.instructions) step));
  -- The rule of `totalMinutes` in core/recipes/times/total-time.ts.
  minutes CONSTANT integer := nullif(greatest(coalesce(recipe.prep_time, 0) + coalesce(recipe.cook_time, 0), recipe.total_time), 0);
  found recipe_search;
BEGIN
  found.recipe_id := recipe.id;
  found.title := left(trim(title), 200);
  -- Titles are found by their words as written too: "with" is no stem of any.
  found.title_words := strip(to_tsvector('search_words', title)) || search_stems(title, languages);
  found.names := search_stems(names, languages);
  found.foods := coalesce(search_stems(foods, languages), '');
  found.words := found.title_words || found.names || found.foods
    || search_stems(left(concat_ws(' ', search_fold(recipe.description), steps), 100000), languages);
  found.tags := ARRAY(
    SELECT left('categories:' || category, 500) FROM unnest(recipe.categories) category
    -- "American, Italian" are two cuisines.
    UNION ALL SELECT DISTINCT left('cuisines:' || trim(cuisine), 500) FROM unnest(string_to_array(recipe.cuisine, ',')) cuisine WHERE trim(cuisine) <> ''
    UNION ALL SELECT 'chefs:' || recipe.author_id WHERE recipe.author_id IS NOT NULL
    UNION ALL SELECT 'difficulties:' || recipe.difficulty WHERE recipe.difficulty IS NOT NULL
    UNION ALL SELECT CASE WHEN diet LIKE 'free-from:%' THEN diet ELSE 'diets:' || diet END FROM unnest(recipe.diets) diet
    UNION ALL SELECT 'times:' || most FROM unnest(ARRAY[15, 30, 60, 120]) most WHERE minutes <= most
    UNION ALL SELECT 'stars:' || least FROM unnest(ARRAY[3, 4]) least WHERE recipe.rating_count > 0 AND recipe.rating_sum >= least * recipe.rating_count
  );
  found.author_id := recipe.author_id;
  found.categories := recipe.categories;
  found.minutes := minutes;
  found.stars := ranked_stars(recipe.rating_count, recipe.rating_sum);
  found.date_published := recipe.date_published;
  RETURN found;
END $$;
