-- A chef's recipes are found by the chef's name.
CREATE FUNCTION update_chef_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A transaction that saves one of these recipes meanwhile would write the same row.
  PERFORM FROM recipes WHERE author_id = NEW.id ORDER BY id FOR NO KEY UPDATE;
  DELETE FROM recipe_search WHERE author_id = NEW.id;
  INSERT INTO recipe_search
  SELECT row.* FROM recipes, search_row(recipes, search_languages()) row WHERE status = 'published' AND recipes.author_id = NEW.id;
  RETURN NULL;
END $$;

CREATE TRIGGER recipe_search_chef AFTER UPDATE OF name ON chefs
  FOR EACH ROW WHEN (OLD.name <> NEW.name) EXECUTE FUNCTION update_chef_search();
