CREATE TABLE "recipe_categories" (
	"category" text NOT NULL,
	"date_published" timestamp with time zone NOT NULL,
	"recipe_id" text NOT NULL,
	CONSTRAINT "recipe_categories_category_date_published_recipe_id_pk" PRIMARY KEY("category","date_published","recipe_id")
);
--> statement-breakpoint
CREATE TABLE "recipe_tallies" (
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"slot" integer NOT NULL,
	"recipes" integer NOT NULL,
	"ratings" integer NOT NULL,
	"stars" integer NOT NULL,
	CONSTRAINT "recipe_tallies_kind_name_slot_pk" PRIMARY KEY("kind","name","slot")
);
--> statement-breakpoint
DROP INDEX "recipes_newest";--> statement-breakpoint
DROP INDEX "recipes_featured";--> statement-breakpoint
DROP INDEX "recipes_author";--> statement-breakpoint
DROP INDEX "recipes_categories";--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "rating_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "rating_sum" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "recipes_by_date" ON "recipes" USING btree ("date_published","id");--> statement-breakpoint
CREATE INDEX "recipes_by_featured" ON "recipes" USING btree ("featured","date_published","id");--> statement-breakpoint
CREATE INDEX "recipes_by_author" ON "recipes" USING btree ("author_id","date_published","id");--> statement-breakpoint
-- The triggers below run once a statement, however many rows it has, and see them as `come` and `gone`.
-- A row counts +1 after the statement and -1 before it, so what did not change sums to nothing.
CREATE FUNCTION changed_rows(operation text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE operation
    WHEN 'INSERT' THEN 'SELECT 1 AS sign, * FROM come'
    WHEN 'DELETE' THEN 'SELECT -1 AS sign, * FROM gone'
    ELSE 'SELECT 1 AS sign, * FROM come UNION ALL SELECT -1, * FROM gone'
  END
$$;
--> statement-breakpoint
CREATE FUNCTION tallies_of(author_id text, categories text[]) RETURNS TABLE (kind text, name text) LANGUAGE sql IMMUTABLE AS $$
  SELECT 'site', ''
  UNION ALL SELECT 'chef', author_id WHERE author_id IS NOT NULL
  UNION ALL SELECT DISTINCT 'category', category FROM unnest(categories) category
$$;
--> statement-breakpoint
CREATE FUNCTION keep_recipe_ratings() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed text := changed_rows(TG_OP);
  is_any boolean;
BEGIN
  -- A recipe that is deleted takes its ratings along; most have none.
  EXECUTE format('SELECT EXISTS (%s)', changed) INTO is_any;
  IF NOT is_any THEN RETURN NULL; END IF;
  EXECUTE format('
    WITH changed AS (%s), change AS (
      SELECT recipe_id, sum(sign) AS ratings, sum(sign * stars) AS stars FROM changed GROUP BY recipe_id
    )
    UPDATE recipes SET rating_count = rating_count + change.ratings, rating_sum = rating_sum + change.stars
    FROM change WHERE change.recipe_id = recipes.id AND (change.ratings <> 0 OR change.stars <> 0)', changed);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION keep_recipe_lists() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed text := changed_rows(TG_OP);
  is_any boolean;
  own_slot integer := 0;
BEGIN
  EXECUTE format('SELECT EXISTS (%s)', changed) INTO is_any;
  IF NOT is_any THEN RETURN NULL; END IF;
  EXECUTE format('
    WITH changed AS (%s), change AS (
      SELECT category, date_published, id, sum(sign) AS sign
      FROM changed, LATERAL (SELECT DISTINCT unnest(categories) AS category) own
      GROUP BY category, date_published, id
    ), dropped AS (
      DELETE FROM recipe_categories kept USING change
      WHERE change.sign < 0 AND kept.category = change.category
        AND kept.date_published = change.date_published AND kept.recipe_id = change.id
    )
    INSERT INTO recipe_categories SELECT category, date_published, id FROM change WHERE sign > 0', changed);
  -- The first slot nobody else writes to is this transaction's until it ends: no waiting, and nothing to lock each other out with.
  WHILE NOT pg_try_advisory_xact_lock(hashtext('recipe tallies'), own_slot) LOOP own_slot := own_slot + 1; END LOOP;
  EXECUTE format('
    WITH changed AS (%s)
    INSERT INTO recipe_tallies AS kept
    SELECT kind, name, $1, sum(sign), sum(sign * rating_count), sum(sign * rating_sum)
    FROM changed, tallies_of(author_id, categories)
    GROUP BY kind, name
    HAVING sum(sign) <> 0 OR sum(sign * rating_count) <> 0 OR sum(sign * rating_sum) <> 0
    ON CONFLICT (kind, name, slot) DO UPDATE
    SET recipes = kept.recipes + excluded.recipes, ratings = kept.ratings + excluded.ratings, stars = kept.stars + excluded.stars',
    changed) USING own_slot;
  RETURN NULL;
END $$;
--> statement-breakpoint
UPDATE recipes SET rating_count = known.ratings, rating_sum = known.stars
FROM (SELECT recipe_id, count(*) AS ratings, sum(stars) AS stars FROM ratings GROUP BY recipe_id) known
WHERE known.recipe_id = recipes.id;
--> statement-breakpoint
INSERT INTO recipe_categories SELECT DISTINCT category, date_published, id FROM recipes, unnest(categories) category;
--> statement-breakpoint
INSERT INTO recipe_tallies
SELECT kind, name, 0, count(*), sum(rating_count), sum(rating_sum) FROM recipes, tallies_of(author_id, categories) GROUP BY kind, name;
--> statement-breakpoint
CREATE TRIGGER recipe_lists_come AFTER INSERT ON recipes
  REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION keep_recipe_lists();
--> statement-breakpoint
CREATE TRIGGER recipe_lists_change AFTER UPDATE ON recipes
  REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION keep_recipe_lists();
--> statement-breakpoint
CREATE TRIGGER recipe_lists_go AFTER DELETE ON recipes
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION keep_recipe_lists();
--> statement-breakpoint
CREATE TRIGGER recipe_ratings_come AFTER INSERT ON ratings
  REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION keep_recipe_ratings();
--> statement-breakpoint
CREATE TRIGGER recipe_ratings_change AFTER UPDATE ON ratings
  REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION keep_recipe_ratings();
--> statement-breakpoint
CREATE TRIGGER recipe_ratings_go AFTER DELETE ON ratings
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION keep_recipe_ratings();
