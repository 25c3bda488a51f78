CREATE TABLE "affiliates" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"image_id" text,
	"image_url" text,
	"link_url" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "blog_posts" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"excerpt" text DEFAULT '' NOT NULL,
	"content" text NOT NULL,
	"image_id" text,
	"image_url" text,
	"category" text DEFAULT 'General' NOT NULL,
	"author_name" text DEFAULT 'Anonymous' NOT NULL,
	"author_image_id" text,
	"is_sample" boolean DEFAULT false NOT NULL,
	"date_published" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "chefs" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"bio" text DEFAULT '' NOT NULL,
	"image_id" text,
	"signature_dish" jsonb,
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "faqs" (
	"id" text PRIMARY KEY NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"category" text DEFAULT 'General' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL
);
CREATE TABLE "images" (
	"id" text PRIMARY KEY NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"placeholder" text NOT NULL,
	"source_url" text,
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "knowledge_base_articles" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"excerpt" text DEFAULT '' NOT NULL,
	"content" text NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "newsletter_subscribers" (
	"email" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "rate_limits" (
	"key" text NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "rate_limits_key_window_start_pk" PRIMARY KEY("key","window_start")
);
CREATE TABLE "ratings" (
	"id" serial PRIMARY KEY NOT NULL,
	"recipe_id" text NOT NULL,
	"stars" smallint NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "recipes" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"image_id" text,
	"image_url" text,
	"ingredients" jsonb NOT NULL,
	"instructions" jsonb NOT NULL,
	"prep_time" integer,
	"cook_time" integer,
	"total_time" integer,
	"servings" integer,
	"yield" text,
	"difficulty" text DEFAULT 'medium' NOT NULL,
	"categories" text[] DEFAULT '{}' NOT NULL,
	"cuisine" text,
	"tips" text[] DEFAULT '{}' NOT NULL,
	"nutrition_facts" jsonb,
	"author" text,
	"author_id" text,
	"rating" smallint,
	"language" text,
	"source_url" text,
	"source_key" text,
	"featured" boolean DEFAULT false NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"date_published" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
ALTER TABLE "affiliates" ADD CONSTRAINT "affiliates_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_author_image_id_images_id_fk" FOREIGN KEY ("author_image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "chefs" ADD CONSTRAINT "chefs_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_recipe_id_recipes_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "recipes" ADD CONSTRAINT "recipes_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "recipes" ADD CONSTRAINT "recipes_author_id_chefs_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."chefs"("id") ON DELETE set null ON UPDATE no action;
CREATE UNIQUE INDEX "knowledge_base_articles_slug" ON "knowledge_base_articles" USING btree ("slug");
CREATE INDEX "ratings_recipe" ON "ratings" USING btree ("recipe_id");
CREATE UNIQUE INDEX "recipes_source_key" ON "recipes" USING btree ("source_key");
CREATE INDEX "recipes_newest" ON "recipes" USING btree ("date_published" DESC NULLS LAST,"id");
CREATE INDEX "recipes_featured" ON "recipes" USING btree ("date_published" DESC NULLS LAST) WHERE featured;
CREATE INDEX "recipes_author" ON "recipes" USING btree ("author_id");
CREATE INDEX "recipes_categories" ON "recipes" USING gin ("categories");
CREATE TABLE "recipe_categories" (
	"category" text NOT NULL,
	"date_published" timestamp with time zone NOT NULL,
	"recipe_id" text NOT NULL,
	CONSTRAINT "recipe_categories_category_date_published_recipe_id_pk" PRIMARY KEY("category","date_published","recipe_id")
);
CREATE TABLE "recipe_tallies" (
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"slot" integer NOT NULL,
	"recipes" integer NOT NULL,
	"ratings" integer NOT NULL,
	"stars" integer NOT NULL,
	CONSTRAINT "recipe_tallies_kind_name_slot_pk" PRIMARY KEY("kind","name","slot")
);
DROP INDEX "recipes_newest";
DROP INDEX "recipes_featured";
DROP INDEX "recipes_author";
DROP INDEX "recipes_categories";
ALTER TABLE "recipes" ADD COLUMN "rating_count" integer DEFAULT 0 NOT NULL;
ALTER TABLE "recipes" ADD COLUMN "rating_sum" integer DEFAULT 0 NOT NULL;
CREATE INDEX "recipes_by_date" ON "recipes" USING btree ("date_published","id");
CREATE INDEX "recipes_by_featured" ON "recipes" USING btree ("featured","date_published","id");
CREATE INDEX "recipes_by_author" ON "recipes" USING btree ("author_id","date_published","id");
CREATE FUNCTION changed_rows(operation text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE operation
    WHEN 'INSERT' THEN 'SELECT 1 AS sign, * FROM come'
    WHEN 'DELETE' THEN 'SELECT -1 AS sign, * FROM gone'
    ELSE 'SELECT 1 AS sign, * FROM come UNION ALL SELECT -1, * FROM gone'
  END
$$;
CREATE FUNCTION tallies_of(author_id text, categories text[]) RETURNS TABLE (kind text, name text) LANGUAGE sql IMMUTABLE AS $$
  SELECT 'site', ''
  UNION ALL SELECT 'chef', author_id WHERE author_id IS NOT NULL
  UNION ALL SELECT DISTINCT 'category', category FROM unnest(categories) category
$$;
CREATE FUNCTION keep_recipe_ratings() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed text := changed_rows(TG_OP);
  is_any boolean;
BEGIN
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
UPDATE recipes SET rating_count = known.ratings, rating_sum = known.stars
FROM (SELECT recipe_id, count(*) AS ratings, sum(stars) AS stars FROM ratings GROUP BY recipe_id) known
WHERE known.recipe_id = recipes.id;
INSERT INTO recipe_categories SELECT DISTINCT category, date_published, id FROM recipes, unnest(categories) category;
INSERT INTO recipe_tallies
SELECT kind, name, 0, count(*), sum(rating_count), sum(rating_sum) FROM recipes, tallies_of(author_id, categories) GROUP BY kind, name;
CREATE TRIGGER recipe_lists_come AFTER INSERT ON recipes
  REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION keep_recipe_lists();
CREATE TRIGGER recipe_lists_change AFTER UPDATE ON recipes
  REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION keep_recipe_lists();
CREATE TRIGGER recipe_lists_go AFTER DELETE ON recipes
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION keep_recipe_lists();
CREATE TRIGGER recipe_ratings_come AFTER INSERT ON ratings
  REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION keep_recipe_ratings();
CREATE TRIGGER recipe_ratings_change AFTER UPDATE ON ratings
  REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION keep_recipe_ratings();
CREATE TRIGGER recipe_ratings_go AFTER DELETE ON ratings
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION keep_recipe_ratings();
CREATE TABLE "messages" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"message" text NOT NULL,
	"mailed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "redirects" (
	"path" text PRIMARY KEY NOT NULL,
	"target" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "submissions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"recipe_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
ALTER TABLE "ratings" DROP CONSTRAINT "ratings_recipe_id_recipes_id_fk";
DROP INDEX "recipes_by_date";
DROP INDEX "recipes_by_featured";
DROP INDEX "recipes_by_author";
ALTER TABLE "newsletter_subscribers" ADD COLUMN "token" text DEFAULT gen_random_uuid() NOT NULL;
ALTER TABLE "newsletter_subscribers" ADD COLUMN "confirmed_at" timestamp with time zone;
ALTER TABLE "newsletter_subscribers" ADD COLUMN "unsubscribed_at" timestamp with time zone;
ALTER TABLE "recipes" ADD COLUMN "status" text DEFAULT 'published' NOT NULL;
ALTER TABLE "recipes" ADD COLUMN "diets" text[];
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_recipe_id_recipes_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE cascade;
CREATE INDEX "submissions_recipe" ON "submissions" USING btree ("recipe_id");
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_recipe_id_recipes_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE cascade;
CREATE INDEX "recipes_waiting" ON "recipes" USING btree ("created_at","id") WHERE status = 'pending';
CREATE INDEX "recipes_by_date" ON "recipes" USING btree ("date_published","id") WHERE status = 'published';
CREATE INDEX "recipes_by_featured" ON "recipes" USING btree ("featured","date_published","id") WHERE status = 'published';
CREATE INDEX "recipes_by_author" ON "recipes" USING btree ("author_id","date_published","id") WHERE status = 'published';
ALTER TABLE "newsletter_subscribers" ADD CONSTRAINT "newsletter_subscribers_token_unique" UNIQUE("token");
CREATE OR REPLACE FUNCTION keep_recipe_lists() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed text := format('SELECT * FROM (%s) changed_rows WHERE status = ''published''', changed_rows(TG_OP));
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
CREATE FUNCTION announce_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('site_changed', TG_TABLE_NAME);
  RETURN NULL;
END $$;
DO $$
DECLARE
  shown text;
BEGIN
  FOREACH shown IN ARRAY ARRAY['images', 'chefs', 'recipes', 'affiliates', 'blog_posts', 'faqs', 'knowledge_base_articles', 'settings', 'redirects'] LOOP
    EXECUTE format('CREATE TRIGGER announce_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION announce_change()', shown);
  END LOOP;
END $$;
CREATE EXTENSION IF NOT EXISTS unaccent;
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE TABLE "recipe_search" (
	"is_sampled" boolean NOT NULL,
	"minutes" integer,
	"stars" real NOT NULL,
	"traits" integer NOT NULL,
	"date_published" timestamp with time zone NOT NULL,
	"recipe_id" text NOT NULL,
	"author_id" text,
	"cuisine" text COLLATE "C",
	"categories" text[] COLLATE "C" NOT NULL,
	"title" text COLLATE "C" NOT NULL,
	"title_words" integer[] NOT NULL,
	"names" integer[] NOT NULL,
	"foods" integer[] NOT NULL,
	"words" integer[] NOT NULL,
	"tags" integer[] NOT NULL,
	CONSTRAINT "recipe_search_recipe_id_is_sampled_pk" PRIMARY KEY("recipe_id","is_sampled")
) PARTITION BY LIST ("is_sampled");
CREATE TABLE "recipe_search_sample" PARTITION OF "recipe_search" FOR VALUES IN (true);
CREATE TABLE "recipe_search_rest" PARTITION OF "recipe_search" FOR VALUES IN (false);
CREATE TABLE "search_vocabulary" (
	"word" text COLLATE "C" NOT NULL,
	"slot" integer NOT NULL,
	"stem" text COLLATE "C" NOT NULL,
	"recipes" integer NOT NULL,
	"titles" integer NOT NULL,
	CONSTRAINT "search_vocabulary_word_slot_pk" PRIMARY KEY("word","slot")
) WITH (fillfactor = 70);
CREATE INDEX "recipe_search_words" ON "recipe_search" USING gin ("words","title_words","foods","tags") WITH (gin_pending_list_limit = 512);
CREATE INDEX "recipe_search_title" ON "recipe_search" USING btree ("title");
CREATE INDEX "recipe_search_newest" ON "recipe_search" USING btree ("date_published","recipe_id");
CREATE INDEX "recipe_search_best" ON "recipe_search" USING btree ("stars","date_published","recipe_id");
CREATE INDEX "recipe_search_quickest" ON "recipe_search" USING btree ("minutes","recipe_id");
CREATE INDEX "search_vocabulary_stem" ON "search_vocabulary" USING btree ("stem");
CREATE INDEX "search_vocabulary_ends" ON "search_vocabulary" USING btree (reverse("stem") COLLATE "C");
CREATE INDEX "search_vocabulary_alike" ON "search_vocabulary" USING gin ("word" gin_trgm_ops);
CREATE TEXT SEARCH CONFIGURATION search_typed (COPY = pg_catalog.simple);
ALTER TEXT SEARCH CONFIGURATION search_typed DROP MAPPING FOR asciihword, hword, numhword;
CREATE TEXT SEARCH CONFIGURATION search_written (COPY = search_typed);
ALTER TEXT SEARCH CONFIGURATION search_written DROP MAPPING FOR int, uint, float, sfloat, version, numword, hword_numpart;
CREATE TEXT SEARCH CONFIGURATION search_stems (COPY = pg_catalog.english);
ALTER TEXT SEARCH CONFIGURATION search_stems DROP MAPPING FOR asciihword, hword, numhword, int, uint, float, sfloat, version, numword, hword_numpart;
CREATE FUNCTION search_fold(written text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN octet_length(plain) = length(plain) THEN plain ELSE
    regexp_replace(translate(plain, 'أإآىة' || E'\u064B\u064C\u064D\u064E\u064F\u0650\u0651\u0652\u0640\u0300\u0301\u0302\u0303\u0308\u0327', 'اااية'),
      '([぀-ヿ㐀-鿿])', ' \1 ', 'g') END
  FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(
      lower(unaccent(CASE WHEN octet_length(cut) = length(cut) THEN cut ELSE normalize(cut, NFKC) END)),
      '.', ' '), '/', ' '), '@', ' '), ':', ' '), '&', ' '), '<', ' '), ' l''', ' '), ' d''', ' '), '''', '') AS plain
    FROM (SELECT ' ' || left(written, 100000) AS cut OFFSET 0) shortened OFFSET 0) once
$$;
CREATE FUNCTION search_hashes(words tsvector) RETURNS integer[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ARRAY(SELECT hashtext(lexeme) FROM unnest(words))
$$;
CREATE FUNCTION search_stem(word text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce((ts_lexize('english_stem', word))[1], word)
$$;
CREATE FUNCTION search_traits() RETURNS TABLE (facet text, value text, mask integer, low integer, high integer) LANGUAGE sql IMMUTABLE AS $$
  VALUES
    ('difficulties', 'easy', 3, 0, 0), ('difficulties', 'medium', 3, 1, 1), ('difficulties', 'hard', 3, 2, 2),
    ('times', '15', 28, 4, 4), ('times', '30', 28, 4, 8), ('times', '60', 28, 4, 12), ('times', '120', 28, 4, 16),
    ('stars', '4', 96, 64, 64), ('stars', '3', 96, 32, 64),
    ('diets', 'vegetarian', 128, 128, 128), ('diets', 'vegan', 256, 256, 256), ('diets', 'gluten-free', 512, 512, 512),
    ('diets', 'dairy-free', 1024, 1024, 1024), ('diets', 'nut-free', 2048, 2048, 2048), ('diets', 'egg-free', 4096, 4096, 4096)
$$;
CREATE FUNCTION search_traits_of(difficulty text, minutes integer, ratings integer, stars integer, diets text[]) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE difficulty WHEN 'easy' THEN 0 WHEN 'hard' THEN 2 ELSE 1 END
    + CASE WHEN minutes IS NULL THEN 0 WHEN minutes <= 15 THEN 4 WHEN minutes <= 30 THEN 8 WHEN minutes <= 60 THEN 12 WHEN minutes <= 120 THEN 16 ELSE 20 END
    + CASE WHEN stars >= 4 * ratings AND ratings > 0 THEN 64 WHEN stars >= 3 * ratings AND ratings > 0 THEN 32 ELSE 0 END
    + CASE WHEN diets IS NULL THEN 0 ELSE
        ('vegetarian' = ANY (diets))::integer * 128 + ('vegan' = ANY (diets))::integer * 256 + ('gluten-free' = ANY (diets))::integer * 512
        + ('dairy-free' = ANY (diets))::integer * 1024 + ('nut-free' = ANY (diets))::integer * 2048 + ('egg-free' = ANY (diets))::integer * 4096 END
$$;
CREATE FUNCTION search_rows_of(source text) RETURNS text LANGUAGE sql IMMUTABLE AS $body$
  SELECT format($$
    SELECT hashtext(recipe.id) & 15 = 0 AS is_sampled, known.minutes, (recipe.rating_sum + 40) / (recipe.rating_count + 10.0)::real AS stars,
      known.traits, recipe.date_published, recipe.id AS recipe_id, recipe.author_id, recipe.cuisine, recipe.categories, left(trim(written.title), 200) AS title,
      search_hashes(told.title) AS title_words, search_hashes(told.names) AS names, search_hashes(told.foods) AS foods,
      search_hashes(told.title || told.names || told.foods || told.rest) AS words,
      ARRAY(
        SELECT hashtext('categories:' || category) FROM unnest(recipe.categories) category
        UNION ALL SELECT hashtext('cuisines:' || recipe.cuisine) WHERE recipe.cuisine IS NOT NULL
        UNION ALL SELECT hashtext('chefs:' || recipe.author_id) WHERE recipe.author_id IS NOT NULL
        UNION ALL SELECT hashtext(facet || ':' || value) FROM search_traits() WHERE known.traits & mask BETWEEN low AND high
      ) AS tags
    FROM (%s) recipe
    LEFT JOIN chefs ON chefs.id = recipe.author_id
    CROSS JOIN LATERAL (
      SELECT search_fold(recipe.title) AS title,
        search_fold(concat_ws(' ', array_to_string(recipe.categories, ' '), recipe.cuisine, recipe.author, chefs.name)) AS names,
        search_fold((SELECT string_agg(line ->> 'line', ' ') FROM jsonb_array_elements(recipe.ingredients) line)) AS foods,
        search_fold(concat(recipe.description, (SELECT string_agg(' ' || (step ->> 'text'), '') FROM jsonb_array_elements(recipe.instructions) step))) AS rest
      OFFSET 0
    ) written
    CROSS JOIN LATERAL (
      SELECT to_tsvector('search_typed', written.title) || to_tsvector('search_stems', written.title) AS title, to_tsvector('search_stems', written.names) AS names,
        coalesce(to_tsvector('search_stems', written.foods), '') AS foods, to_tsvector('search_stems', written.rest) AS rest
      OFFSET 0
    ) told
    CROSS JOIN LATERAL (
      SELECT minutes, search_traits_of(recipe.difficulty, minutes, recipe.rating_count, recipe.rating_sum, recipe.diets) AS traits
      FROM (SELECT nullif(coalesce(nullif(coalesce(recipe.prep_time, 0) + coalesce(recipe.cook_time, 0), 0), recipe.total_time, 0), 0) AS minutes OFFSET 0) stated
      OFFSET 0
    ) known $$, source)
$body$;
CREATE FUNCTION search_words_of(source text) RETURNS text LANGUAGE sql IMMUTABLE AS $body$
  SELECT format($$
    SELECT word, $1 AS slot, search_stem(word) AS stem, recipes, titles FROM (
      SELECT lexeme AS word, sum(sign) AS recipes, coalesce(sum(sign) FILTER (WHERE 'A' = ANY (weights)), 0) AS titles
      FROM (%s) recipe, unnest(
        setweight(to_tsvector('search_written', search_fold(recipe.title)), 'A')
        || to_tsvector('search_written', search_fold(concat_ws(' ', recipe.description, array_to_string(recipe.categories, ' '), recipe.cuisine, recipe.author,
          (SELECT string_agg(line ->> 'line', ' ') FROM jsonb_array_elements(recipe.ingredients) line)))))
      WHERE length(lexeme) <= 40
      GROUP BY lexeme HAVING sum(sign) <> 0 OR sum(sign) FILTER (WHERE 'A' = ANY (weights)) <> 0
    ) counted $$, source)
$body$;
CREATE FUNCTION keep_recipe_search() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  other_words CONSTANT text := ' AND (come.title, come.description, come.ingredients, come.instructions, come.categories, come.cuisine, come.author, come.author_id)
    IS DISTINCT FROM (gone.title, gone.description, gone.ingredients, gone.instructions, gone.categories, gone.cuisine, gone.author, gone.author_id)';
  other_facts CONSTANT text := ' AND (come.difficulty, come.prep_time, come.cook_time, come.total_time, come.rating_count, come.rating_sum, come.diets, come.date_published)
    IS DISTINCT FROM (gone.difficulty, gone.prep_time, gone.cook_time, gone.total_time, gone.rating_count, gone.rating_sum, gone.diets, gone.date_published)';
  same CONSTANT text := ' ON come.id = gone.id AND come.status = ''published'' AND gone.status = ''published''';
  fresh text := 'SELECT come.* FROM come';
  stale text := 'SELECT gone.* FROM gone';
  signed text;
  is_any boolean;
  own_slot integer := 0;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    EXECUTE format('
      UPDATE recipe_search kept SET minutes = now.minutes, stars = now.stars, traits = now.traits, date_published = now.date_published, tags = now.tags
      FROM (%s) now WHERE kept.recipe_id = now.recipe_id AND kept.is_sampled = now.is_sampled', search_rows_of(fresh || ' JOIN gone' || same || other_facts));
    fresh := fresh || ' LEFT JOIN gone' || same || ' WHERE come.status = ''published''' || other_words;
    stale := stale || ' LEFT JOIN come' || same || ' WHERE gone.status = ''published''' || other_words;
  ELSE
    fresh := fresh || ' WHERE status = ''published''';
    stale := stale || ' WHERE status = ''published''';
  END IF;
  signed := CASE TG_OP WHEN 'INSERT' THEN 'SELECT 1 AS sign, * FROM (' || fresh || ') fresh' WHEN 'DELETE' THEN 'SELECT -1 AS sign, * FROM (' || stale || ') stale'
    ELSE 'SELECT 1 AS sign, * FROM (' || fresh || ') fresh UNION ALL SELECT -1, * FROM (' || stale || ') stale' END;
  EXECUTE format('SELECT EXISTS (%s)', signed) INTO is_any;
  IF NOT is_any THEN RETURN NULL; END IF;
  IF TG_OP <> 'INSERT' THEN
    EXECUTE format('DELETE FROM recipe_search kept USING (%s) stale WHERE kept.recipe_id = stale.id AND kept.is_sampled = (hashtext(stale.id) & 15 = 0)', stale);
  END IF;
  IF TG_OP <> 'DELETE' THEN EXECUTE 'INSERT INTO recipe_search ' || search_rows_of(fresh); END IF;
  WHILE NOT pg_try_advisory_xact_lock(hashtext('search vocabulary'), own_slot) LOOP own_slot := own_slot + 1; END LOOP;
  EXECUTE 'INSERT INTO search_vocabulary AS kept ' || search_words_of(signed)
    || ' ON CONFLICT (word, slot) DO UPDATE SET recipes = kept.recipes + excluded.recipes, titles = kept.titles + excluded.titles' USING own_slot;
  RETURN NULL;
END $$;
CREATE FUNCTION rebuild_recipe_search() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM recipe_search;
  DELETE FROM search_vocabulary;
  EXECUTE 'INSERT INTO recipe_search ' || search_rows_of('SELECT * FROM recipes WHERE status = ''published''');
  EXECUTE 'INSERT INTO search_vocabulary ' || search_words_of('SELECT 1 AS sign, * FROM recipes WHERE status = ''published''') USING 0;
END $$;
SELECT rebuild_recipe_search();
CREATE TRIGGER recipe_search_come AFTER INSERT ON recipes
  REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION keep_recipe_search();
CREATE TRIGGER recipe_search_change AFTER UPDATE ON recipes
  REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION keep_recipe_search();
CREATE TRIGGER recipe_search_go AFTER DELETE ON recipes
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION keep_recipe_search();
CREATE FUNCTION keep_chef_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM recipes WHERE author_id = NEW.id ORDER BY id FOR NO KEY UPDATE;
  DELETE FROM recipe_search WHERE author_id = NEW.id;
  EXECUTE 'INSERT INTO recipe_search ' || search_rows_of(format('SELECT * FROM recipes WHERE status = ''published'' AND author_id = %L', NEW.id));
  RETURN NULL;
END $$;
CREATE TRIGGER recipe_search_chef AFTER UPDATE OF name ON chefs
  FOR EACH ROW WHEN (OLD.name <> NEW.name) EXECUTE FUNCTION keep_chef_search();
CREATE FUNCTION search_slips(word text) RETURNS integer[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT hashtext(word) || ARRAY(SELECT hashtext(overlay(word PLACING '' FROM place FOR 1)) FROM generate_series(1, length(word)) place)
$$;
CREATE INDEX "search_vocabulary_slips" ON "search_vocabulary" USING gin (search_slips("word")) WHERE length("word") BETWEEN 3 AND 24;
CREATE FUNCTION search_words(typed text[]) RETURNS TABLE (
  place integer, word text, hash integer, is_empty boolean, known integer, begun jsonb, ended jsonb, alike jsonb, parts jsonb, joined jsonb
) LANGUAGE plpgsql STABLE SET enable_seqscan = off AS $$
DECLARE
  rare CONSTANT integer := 2 + (SELECT coalesce(sum(recipes), 0) / 20000 FROM recipe_tallies WHERE kind = 'site');
  after_all CONSTANT text := chr(1114111);
  next_word text;
  guesses_left integer := 16;
  slips integer[];
BEGIN
  FOR place, word, next_word IN
    SELECT asked.place, lexeme, lead(lexeme) OVER (ORDER BY asked.place, positions[1])
    FROM unnest(typed) WITH ORDINALITY AS asked (text, place), unnest(to_tsvector('search_typed', search_fold(asked.text))) ORDER BY asked.place, positions[1] LIMIT 100
  LOOP
    is_empty := cardinality(ts_lexize('english_stem', word)) = 0;
    hash := hashtext(search_stem(word));
    known := (SELECT coalesce(sum(recipes), 0) FROM search_vocabulary kept WHERE kept.stem = search_stem(search_words.word));
    begun := (SELECT jsonb_agg(jsonb_build_array(f.word, hashtext(stem), recipes)) FROM (
      SELECT kept.word, stem, sum(recipes) AS recipes, sum(titles) AS titles, max(sum(titles)) OVER () AS most_titles FROM search_vocabulary kept
      WHERE kept.word >= search_words.word AND kept.word < search_words.word || after_all
      GROUP BY 1, 2 HAVING sum(recipes) > 0 ORDER BY 4 DESC, 3 DESC, 1 LIMIT 24) f WHERE titles > 0 OR most_titles = 0);
    ended := CASE WHEN length(word) > 2 THEN (SELECT jsonb_agg(jsonb_build_array(f.word, hashtext(stem), recipes)) FROM (
      SELECT min(kept.word) AS word, stem, sum(recipes) AS recipes FROM search_vocabulary kept
      WHERE reverse(stem) COLLATE "C" >= reverse(search_stem(search_words.word)) AND reverse(stem) COLLATE "C" < reverse(search_stem(search_words.word)) || after_all
      GROUP BY 2 HAVING sum(recipes) > 0 ORDER BY 3 DESC, 1 LIMIT 30) f) END;
    alike := NULL;
    parts := NULL;
    IF known <= rare AND length(word) > 2 AND guesses_left > 0 THEN
      guesses_left := guesses_left - 1;
      slips := search_slips(word);
      IF known = 0 THEN
        known := (SELECT count(*) FROM (SELECT FROM recipe_search WHERE words && ARRAY[hash] LIMIT 1) any_recipe);
      END IF;
      alike := (SELECT jsonb_agg(jsonb_build_array(f.word, hashtext(stem), recipes)) FROM (
        SELECT kept.word, stem, sum(recipes) AS recipes FROM search_vocabulary kept
        WHERE kept.word IN (
          SELECT near.word FROM search_vocabulary near WHERE search_slips(near.word) && slips AND length(near.word) BETWEEN 3 AND 24
          UNION SELECT near.word FROM search_vocabulary near WHERE length(search_words.word) > 5 AND near.word % search_words.word)
        GROUP BY 1, 2 HAVING sum(recipes) > 0 ORDER BY similarity(kept.word, search_words.word) DESC, 3 DESC LIMIT 40) f);
      parts := (SELECT jsonb_build_array(jsonb_build_array(f.first, hashtext(search_stem(f.first)), f.recipes), jsonb_build_array(f.second, hashtext(search_stem(f.second)), f.recipes)) FROM (
        SELECT first, second, least((SELECT sum(recipes) FROM search_vocabulary kept WHERE kept.word = first), (SELECT sum(recipes) FROM search_vocabulary kept WHERE kept.word = second)) AS recipes
        FROM (SELECT left(search_words.word, cut) AS first, substr(search_words.word, cut + 1) AS second FROM generate_series(3, length(search_words.word) - 3) cut) halves
        WHERE EXISTS (SELECT FROM search_vocabulary kept WHERE kept.word = first AND kept.recipes > 0) AND EXISTS (SELECT FROM search_vocabulary kept WHERE kept.word = second AND kept.recipes > 0)
        ORDER BY 3 DESC LIMIT 1) f);
    END IF;
    joined := (SELECT jsonb_build_array(search_words.word || next_word, hashtext(search_stem(search_words.word || next_word)), sum(recipes))
      FROM search_vocabulary kept WHERE kept.word = search_words.word || next_word HAVING sum(recipes) > 0);
    RETURN NEXT;
  END LOOP;
END $$;
CREATE FUNCTION search_estimate(condition text, most integer) RETURNS integer LANGUAGE plpgsql STABLE SET enable_seqscan = off AS $$
DECLARE
  found integer;
BEGIN
  EXECUTE format('SELECT count(*) * 16 FROM (SELECT FROM recipe_search WHERE is_sampled AND %s LIMIT %s) sampled', condition, most / 16 + 1) INTO found;
  RETURN found;
END $$;
CREATE FUNCTION search_count_of(condition text, facets text[], some_categories text[]) RETURNS text LANGUAGE sql IMMUTABLE AS $body$
  SELECT format('WITH found AS MATERIALIZED (SELECT categories, cuisine, author_id, traits FROM recipe_search WHERE %s)
    SELECT ''total'' AS facet, '''' AS value, count(*)::integer AS count FROM found', condition)
    || CASE WHEN 'categories' <> ALL (facets) THEN '' WHEN some_categories IS NULL THEN '
      UNION ALL SELECT ''categories'', category, count(*) FROM (SELECT unnest(categories) AS category FROM found) each GROUP BY category'
      ELSE format('
      UNION ALL SELECT ''categories'', category, count(*) FROM unnest(%L::text[]) category JOIN found ON category = ANY (categories) GROUP BY category', some_categories) END
    || CASE WHEN 'cuisines' = ANY (facets) THEN '
      UNION ALL SELECT ''cuisines'', cuisine, count(*) FROM found WHERE cuisine IS NOT NULL GROUP BY cuisine' ELSE '' END
    || CASE WHEN 'chefs' = ANY (facets) THEN '
      UNION ALL SELECT ''chefs'', author_id, count(*) FROM found WHERE author_id IS NOT NULL GROUP BY author_id' ELSE '' END
    || CASE WHEN facets && ARRAY['difficulties', 'diets', 'times', 'stars'] THEN format('
      UNION ALL SELECT facet, value, sum(count) FROM (SELECT traits, count(*) AS count FROM found GROUP BY traits) counted
        JOIN search_traits() ON traits & mask BETWEEN low AND high WHERE facet = ANY (%L) GROUP BY facet, value', facets) ELSE '' END
$body$;
CREATE FUNCTION search_counts(condition text, facets text[], kept text[]) RETURNS TABLE (facet text, value text, count integer)
LANGUAGE plpgsql STABLE SET enable_seqscan = off SET work_mem = '32MB' AS $$
DECLARE
  few CONSTANT integer := 10000;
  very_many CONSTANT integer := 128000;
  estimate integer := search_estimate(condition, very_many);
  share CONSTANT integer := CASE WHEN estimate > very_many THEN 64 ELSE 16 END;
  surely_thousand CONSTANT integer := CASE WHEN estimate > very_many THEN 37 ELSE 105 END;
  in_sample CONSTANT text := CASE WHEN estimate > very_many THEN ' AND is_sampled AND hashtext(recipe_id) & 48 = 0' ELSE ' AND is_sampled' END;
  doubtful text[] := kept || ARRAY(SELECT fixed.facet || ':' || fixed.value FROM search_traits() fixed WHERE fixed.facet = ANY (facets));
  doubtful_recipes integer := 0;
BEGIN
  IF estimate <= few THEN
    RETURN QUERY EXECUTE format('SELECT facet, value, count::integer FROM (%s) counted', search_count_of(condition, facets, NULL));
    RETURN;
  END IF;
  FOR facet, value, count IN EXECUTE format('
    SELECT facet, value, count::integer FROM (SELECT *, row_number() OVER (PARTITION BY facet ORDER BY count DESC, value) AS place FROM (%s) sampled) ranked
    WHERE place <= CASE WHEN count >= %s THEN 24 WHEN facet = ''chefs'' THEN 6 ELSE 10 END', search_count_of(condition || in_sample, facets, NULL), surely_thousand) LOOP
    IF count >= surely_thousand THEN
      count := count * share;
      IF facet = 'total' THEN estimate := count; END IF;
      doubtful := array_remove(doubtful, facet || ':' || value);
      RETURN NEXT;
    ELSE
      doubtful := doubtful || (facet || ':' || value);
      doubtful_recipes := doubtful_recipes + count * share;
    END IF;
  END LOOP;
  IF doubtful = '{}' THEN RETURN; END IF;
  RETURN QUERY EXECUTE format('SELECT facet, value, count::integer FROM (%s) counted WHERE facet || '':'' || value = ANY (%L::text[])',
    search_count_of(condition || CASE WHEN doubtful_recipes < estimate
      THEN format(' AND tags && %L', ARRAY(SELECT hashtext(one) FROM unnest(doubtful) one)) ELSE '' END, ARRAY(SELECT DISTINCT split_part(one, ':', 1) FROM unnest(doubtful) one),
      ARRAY(SELECT substr(one, 12) FROM unnest(doubtful) one WHERE one LIKE 'categories:%')), doubtful);
END $$;
CREATE FUNCTION search_first(condition text, ordering text, wanted integer, fitting integer) RETURNS SETOF text
LANGUAGE plpgsql STABLE SET enable_seqscan = off SET enable_bitmapscan = on SET enable_indexscan = on SET enable_sort = on AS $$
DECLARE
  site bigint := (SELECT coalesce(sum(recipes), 0) FROM recipe_tallies WHERE kind = 'site');
BEGIN
  IF fitting::bigint * fitting > wanted * site THEN
    PERFORM set_config('enable_bitmapscan', 'off', true), set_config('enable_sort', 'off', true);
  ELSE
    PERFORM set_config('enable_indexscan', 'off', true);
  END IF;
  RETURN QUERY EXECUTE format('SELECT recipe_id FROM recipe_search WHERE %s ORDER BY %s LIMIT %s', condition, ordering, wanted);
END $$;
CREATE FUNCTION search_ids(condition text, titled text, named text, score text, ordering text, skip integer, wanted integer, fitting integer) RETURNS text[]
LANGUAGE plpgsql STABLE SET enable_seqscan = off AS $body$
DECLARE
  few CONSTANT integer := 3000;
  needed CONSTANT integer := CASE WHEN skip + wanted <= 120 THEN 120 ELSE 1000 END;
  best CONSTANT text := 'stars DESC, date_published DESC, recipe_id DESC';
  candidates text[];
  ids text[];
BEGIN
  IF ordering <> 'relevance' THEN
    RETURN ARRAY(SELECT * FROM search_first(condition, ordering, skip + wanted, fitting) OFFSET skip);
  END IF;
  IF fitting > few THEN
    candidates := ARRAY(
      SELECT * FROM search_first(named || ' AND ' || condition, best, 50, 50)
      UNION SELECT * FROM search_first(titled || ' AND ' || condition, best, needed, search_estimate(titled || ' AND ' || condition, 32000)));
    IF cardinality(candidates) < needed THEN
      candidates := candidates || ARRAY(SELECT * FROM search_first(condition, best, needed - cardinality(candidates), fitting));
    END IF;
    condition := format('recipe_id = ANY (%L)', candidates);
  END IF;
  EXECUTE format($$
    SELECT ARRAY(SELECT recipe_id FROM recipe_search WHERE %s
      ORDER BY %s DESC, %s LIMIT %s OFFSET %s) $$, condition, score, best, wanted, skip) INTO ids;
  RETURN ids;
END $body$;
CREATE FUNCTION search_recipes(base text, chosen jsonb, titled text, named text, score text, ordering text, skip integer, wanted integer)
RETURNS TABLE (ids text[], counts jsonb) LANGUAGE plpgsql STABLE AS $$
DECLARE
  fits CONSTANT jsonb := coalesce((
    SELECT jsonb_object_agg(facet, format('tags %s %L::integer[]', CASE facet WHEN 'diets' THEN '@>' ELSE '&&' END,
      ARRAY(SELECT hashtext(facet || ':' || value) FROM jsonb_array_elements_text(values) value)))
    FROM jsonb_each(chosen) AS choice (facet, values)), '{}');
  condition CONSTANT text := concat_ws(' AND ', base, (SELECT string_agg(fit, ' AND ') FROM jsonb_each_text(fits) AS choice (facet, fit)));
  open_facets CONSTANT text[] := ARRAY(SELECT facet FROM unnest(ARRAY['categories', 'cuisines', 'difficulties', 'diets', 'times', 'stars', 'chefs']) facet WHERE NOT chosen ? facet);
  total integer;
BEGIN
  SELECT jsonb_agg(jsonb_build_array(facet, value, count)), sum(count) FILTER (WHERE facet = 'total') INTO counts, total
  FROM search_counts(condition, open_facets, '{}') AS counted (facet, value, count);
  counts := counts || coalesce((
    SELECT jsonb_agg(jsonb_build_array(counted.facet, counted.value, counted.count))
    FROM jsonb_object_keys(fits) AS own (facet), search_counts(concat_ws(' AND ', base, (
      SELECT string_agg(fit, ' AND ') FROM jsonb_each_text(fits) AS other (facet, fit) WHERE other.facet <> own.facet)), ARRAY[own.facet],
      ARRAY(SELECT own.facet || ':' || value FROM jsonb_array_elements_text(chosen -> own.facet) value)) AS counted (facet, value, count)
    WHERE counted.facet <> 'total'), '[]');
  ids := search_ids(condition, titled, named, score, ordering, skip, wanted, total);
  RETURN NEXT;
END $$;
CREATE TABLE "affiliate_days" (
	"affiliate_id" text NOT NULL,
	"day" date NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "affiliate_days_affiliate_id_day_pk" PRIMARY KEY("affiliate_id","day")
);
CREATE TABLE "article_revisions" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"article_id" text NOT NULL,
	"content" jsonb NOT NULL,
	"author_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "message_replies" (
	"id" serial PRIMARY KEY NOT NULL,
	"message_id" integer NOT NULL,
	"author_id" text,
	"body" text NOT NULL,
	"mailed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "newsletter_deliveries" (
	"issue_id" integer NOT NULL,
	"email" text NOT NULL,
	"outcome" text DEFAULT 'waiting' NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "newsletter_deliveries_issue_id_email_pk" PRIMARY KEY("issue_id","email")
);
CREATE TABLE "newsletter_issues" (
	"id" serial PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"content" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"author_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone
);
CREATE TABLE "site_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"encrypted" text NOT NULL,
	"last_four" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_id" text,
	"action" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"details" jsonb
);
CREATE TABLE "collection_recipes" (
	"collection_id" text NOT NULL,
	"recipe_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "collection_recipes_collection_id_recipe_id_pk" PRIMARY KEY("collection_id","recipe_id")
);
CREATE TABLE "collections" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"share_token" text,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "collections_share_token_unique" UNIQUE("share_token")
);
CREATE TABLE "passkeys" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text,
	"public_key" text NOT NULL,
	"user_id" text NOT NULL,
	"credential_id" text NOT NULL,
	"counter" bigint NOT NULL,
	"device_type" text NOT NULL,
	"backed_up" boolean NOT NULL,
	"transports" text,
	"aaguid" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "passkeys_credential_id_unique" UNIQUE("credential_id")
);
CREATE TABLE "recipe_revisions" (
	"id" serial PRIMARY KEY NOT NULL,
	"recipe_id" text NOT NULL,
	"base_version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"image_id" text,
	"author_id" text,
	"state" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "review_items" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"recipe_id" text NOT NULL,
	"revision_id" integer,
	"report" text,
	"state" text DEFAULT 'open' NOT NULL,
	"reason" text,
	"findings" jsonb,
	"claimed_by" text,
	"claimed_at" timestamp with time zone,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "saved_recipes" (
	"user_id" text NOT NULL,
	"recipe_id" text NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_recipes_user_id_recipe_id_pk" PRIMARY KEY("user_id","recipe_id")
);
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"impersonated_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
CREATE TABLE "two_factors" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"secret" text NOT NULL,
	"backup_codes" text NOT NULL,
	"verified" boolean DEFAULT true NOT NULL,
	"failed_verification_count" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone
);
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"role" text DEFAULT 'cook' NOT NULL,
	"banned" boolean DEFAULT false NOT NULL,
	"ban_reason" text,
	"ban_expires" timestamp with time zone,
	"two_factor_enabled" boolean DEFAULT false NOT NULL,
	"chef_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_chef_id_unique" UNIQUE("chef_id")
);
CREATE TABLE "verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
ALTER TABLE "affiliates" ADD COLUMN "starts_on" date;
ALTER TABLE "affiliates" ADD COLUMN "ends_on" date;
ALTER TABLE "blog_posts" ADD COLUMN "status" text DEFAULT 'published' NOT NULL;
ALTER TABLE "blog_posts" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;
ALTER TABLE "blog_posts" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;
ALTER TABLE "knowledge_base_articles" ADD COLUMN "status" text DEFAULT 'published' NOT NULL;
ALTER TABLE "knowledge_base_articles" ADD COLUMN "date_published" timestamp with time zone DEFAULT now() NOT NULL;
ALTER TABLE "knowledge_base_articles" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;
ALTER TABLE "messages" ADD COLUMN "state" text DEFAULT 'open' NOT NULL;
ALTER TABLE "messages" ADD COLUMN "assigned_to" text;
ALTER TABLE "newsletter_subscribers" ADD COLUMN "bounced_at" timestamp with time zone;
ALTER TABLE "recipes" ADD COLUMN "owner_id" text;
ALTER TABLE "recipes" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;
ALTER TABLE "affiliate_days" ADD CONSTRAINT "affiliate_days_affiliate_id_affiliates_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliates"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "article_revisions" ADD CONSTRAINT "article_revisions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "message_replies" ADD CONSTRAINT "message_replies_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "message_replies" ADD CONSTRAINT "message_replies_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "newsletter_deliveries" ADD CONSTRAINT "newsletter_deliveries_issue_id_newsletter_issues_id_fk" FOREIGN KEY ("issue_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "newsletter_issues" ADD CONSTRAINT "newsletter_issues_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "collection_recipes" ADD CONSTRAINT "collection_recipes_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "collection_recipes" ADD CONSTRAINT "collection_recipes_recipe_id_recipes_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE cascade;
ALTER TABLE "collections" ADD CONSTRAINT "collections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "recipe_revisions" ADD CONSTRAINT "recipe_revisions_recipe_id_recipes_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE cascade;
ALTER TABLE "recipe_revisions" ADD CONSTRAINT "recipe_revisions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "review_items" ADD CONSTRAINT "review_items_recipe_id_recipes_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE cascade;
ALTER TABLE "review_items" ADD CONSTRAINT "review_items_revision_id_recipe_revisions_id_fk" FOREIGN KEY ("revision_id") REFERENCES "public"."recipe_revisions"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "review_items" ADD CONSTRAINT "review_items_claimed_by_users_id_fk" FOREIGN KEY ("claimed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "review_items" ADD CONSTRAINT "review_items_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "saved_recipes" ADD CONSTRAINT "saved_recipes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "saved_recipes" ADD CONSTRAINT "saved_recipes_recipe_id_recipes_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE cascade;
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "two_factors" ADD CONSTRAINT "two_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "users" ADD CONSTRAINT "users_chef_id_chefs_id_fk" FOREIGN KEY ("chef_id") REFERENCES "public"."chefs"("id") ON DELETE set null ON UPDATE no action;
CREATE INDEX "article_revisions_article" ON "article_revisions" USING btree ("kind","article_id","id");
CREATE INDEX "message_replies_message" ON "message_replies" USING btree ("message_id");
CREATE INDEX "accounts_user" ON "accounts" USING btree ("user_id");
CREATE UNIQUE INDEX "accounts_provider" ON "accounts" USING btree ("provider_id","account_id");
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject_kind","subject_id","id");
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id","id");
CREATE INDEX "collection_recipes_recipe" ON "collection_recipes" USING btree ("recipe_id");
CREATE INDEX "collections_user" ON "collections" USING btree ("user_id","position");
CREATE INDEX "passkeys_user" ON "passkeys" USING btree ("user_id");
CREATE INDEX "recipe_revisions_recipe" ON "recipe_revisions" USING btree ("recipe_id","id");
CREATE INDEX "review_items_recipe" ON "review_items" USING btree ("recipe_id");
CREATE INDEX "review_items_waiting" ON "review_items" USING btree ("created_at","id") WHERE state = 'open';
CREATE INDEX "saved_recipes_newest" ON "saved_recipes" USING btree ("user_id","saved_at");
CREATE INDEX "saved_recipes_recipe" ON "saved_recipes" USING btree ("recipe_id");
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");
CREATE INDEX "two_factors_user" ON "two_factors" USING btree ("user_id");
CREATE INDEX "verifications_identifier" ON "verifications" USING btree ("identifier");
ALTER TABLE "messages" ADD CONSTRAINT "messages_assigned_to_users_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "recipes" ADD CONSTRAINT "recipes_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
CREATE INDEX "recipes_by_owner" ON "recipes" USING btree ("owner_id","updated_at");
CREATE INDEX "recipes_by_image" ON "recipes" USING btree ("image_id");
ALTER TABLE "submissions" ADD COLUMN "email" text;
CREATE INDEX "recipe_revisions_image" ON "recipe_revisions" USING btree ("image_id");
CREATE UNIQUE INDEX "review_items_one_recipe" ON "review_items" USING btree ("recipe_id") WHERE kind = 'recipe';
CREATE UNIQUE INDEX "review_items_one_revision" ON "review_items" USING btree ("recipe_id") WHERE kind = 'revision' and state in ('open', 'changes-requested');
CREATE FUNCTION has_role(_user_id text, _role text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce((
    SELECT array_position(ranks, role) >= array_position(ranks, _role)
    FROM users, (VALUES (ARRAY['cook', 'trusted', 'editor', 'admin'])) AS known (ranks)
    WHERE id = _user_id AND NOT banned
  ), false)
$$;
INSERT INTO review_items (kind, recipe_id, created_at) SELECT 'recipe', id, created_at FROM recipes WHERE status = 'pending';
CREATE OR REPLACE FUNCTION search_fold(written text) RETURNS text LANGUAGE plpgsql STABLE STRICT PARALLEL SAFE AS $$
DECLARE
  plain text := replace(' ' || left(written, 100000), '°', ' ');
BEGIN
  plain := CASE WHEN octet_length(plain) = length(plain) THEN lower(plain COLLATE "C") ELSE lower(unaccent(normalize(plain, NFKC))) END;
  plain := replace(replace(replace(replace(replace(replace(plain, '.', ' '), '/', ' '), '@', ' '), ':', ' '), '&', ' '), '<', ' ');
  IF strpos(plain, '''') > 0 THEN plain := replace(replace(replace(plain, ' l''', ' '), ' d''', ' '), '''', ''); END IF;
  RETURN CASE WHEN octet_length(plain) = length(plain) THEN plain ELSE
    regexp_replace(translate(plain, 'أإآىة' || E'\u064B\u064C\u064D\u064E\u064F\u0650\u0651\u0652\u0640\u0300\u0301\u0302\u0303\u0308\u0327', 'اااية'),
      '([぀-ヿ㐀-鿿])', ' \1 ', 'g') END;
END $$;
CREATE FUNCTION search_facts_of(source text) RETURNS text LANGUAGE sql IMMUTABLE AS $body$
  SELECT format($$
    SELECT recipe.*, hashtext(recipe.id) & 15 = 0 AS is_sampled, known.minutes, known.traits,
      (recipe.rating_sum + 40) / (recipe.rating_count + 10.0)::real AS stars,
      ARRAY(
        SELECT hashtext('categories:' || category) FROM unnest(recipe.categories) category
        UNION ALL SELECT hashtext('cuisines:' || recipe.cuisine) WHERE recipe.cuisine IS NOT NULL
        UNION ALL SELECT hashtext('chefs:' || recipe.author_id) WHERE recipe.author_id IS NOT NULL
        UNION ALL SELECT hashtext(facet || ':' || value) FROM search_traits() WHERE known.traits & mask BETWEEN low AND high
      ) AS tags
    FROM (%s) recipe
    CROSS JOIN LATERAL (
      SELECT minutes, search_traits_of(recipe.difficulty, minutes, recipe.rating_count, recipe.rating_sum, recipe.diets) AS traits
      FROM (SELECT nullif(coalesce(nullif(coalesce(recipe.prep_time, 0) + coalesce(recipe.cook_time, 0), 0), recipe.total_time, 0), 0) AS minutes OFFSET 0) stated
      OFFSET 0
    ) known $$, source)
$body$;
CREATE FUNCTION search_texts_of(source text) RETURNS text LANGUAGE sql IMMUTABLE AS $body$
  SELECT format($$
    SELECT sign, is_sampled, minutes, stars, traits, date_published, recipe.id AS recipe_id, author_id, cuisine, categories, tags,
      search_fold(recipe.title) AS title, search_fold(coalesce(chefs.name, '')) AS chef,
      search_fold(concat_ws(' ', array_to_string(categories, ' '), cuisine, author)) AS names,
      search_fold(description) AS description,
      search_fold(coalesce((SELECT string_agg(line ->> 'line', ' ') FROM jsonb_array_elements(ingredients) line), '')) AS foods,
      search_fold(coalesce((SELECT string_agg(step ->> 'text', ' ') FROM jsonb_array_elements(instructions) step), '')) AS steps
    FROM (%s) recipe LEFT JOIN chefs ON chefs.id = recipe.author_id $$, search_facts_of(source))
$body$;
DROP FUNCTION search_rows_of(text);
CREATE FUNCTION search_rows_of(texts text) RETURNS text LANGUAGE sql IMMUTABLE AS $body$
  SELECT format($$
    SELECT is_sampled, minutes, stars, traits, date_published, recipe_id, author_id, cuisine, categories, left(trim(written.title), 200) AS title,
      ARRAY(SELECT hashtext(word) FROM unnest(tsvector_to_array(told.title)) word) AS title_words,
      ARRAY(SELECT hashtext(word) FROM unnest(tsvector_to_array(told.names)) word) AS names,
      ARRAY(SELECT hashtext(word) FROM unnest(tsvector_to_array(told.foods)) word) AS foods,
      ARRAY(SELECT hashtext(word) FROM unnest(tsvector_to_array(told.title || told.names || told.foods || told.rest)) word) AS words,
      tags
    FROM (%s) written
    CROSS JOIN LATERAL (
      SELECT to_tsvector('search_typed', written.title) || to_tsvector('search_stems', written.title) AS title,
        to_tsvector('search_stems', written.names || written.chef) AS names, to_tsvector('search_stems', written.foods) AS foods,
        to_tsvector('search_stems', left(written.description || written.steps, 100000)) AS rest
      OFFSET 0
    ) told
    WHERE sign > 0 $$, texts)
$body$;
DROP FUNCTION search_words_of(text);
CREATE FUNCTION search_words_of(texts text) RETURNS text LANGUAGE sql IMMUTABLE AS $body$
  SELECT format($$
    SELECT word, $1 AS slot, search_stem(word) AS stem, recipes, titles FROM (
      SELECT word, sum(recipes) AS recipes, sum(titles) AS titles FROM (
        SELECT unnest(tsvector_to_array(to_tsvector('search_written', title || left(description || names || foods, 100000)))) AS word, sign AS recipes, 0 AS titles FROM %1$s
        UNION ALL SELECT unnest(tsvector_to_array(to_tsvector('search_written', title))), 0, sign FROM %1$s
      ) each GROUP BY word HAVING sum(recipes) <> 0 OR sum(titles) <> 0
    ) counted WHERE length(word) <= 40 $$, texts)
$body$;
CREATE OR REPLACE FUNCTION keep_recipe_search() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  other_words CONSTANT text := ' AND (come.title, come.description, come.ingredients, come.instructions, come.categories, come.cuisine, come.author, come.author_id)
    IS DISTINCT FROM (gone.title, gone.description, gone.ingredients, gone.instructions, gone.categories, gone.cuisine, gone.author, gone.author_id)';
  other_facts CONSTANT text := ' AND (come.difficulty, come.prep_time, come.cook_time, come.total_time, come.rating_count, come.rating_sum, come.diets, come.date_published)
    IS DISTINCT FROM (gone.difficulty, gone.prep_time, gone.cook_time, gone.total_time, gone.rating_count, gone.rating_sum, gone.diets, gone.date_published)';
  same CONSTANT text := ' ON come.id = gone.id AND come.status = ''published'' AND gone.status = ''published''';
  fresh text := 'SELECT 1 AS sign, come.* FROM come';
  stale text := 'SELECT -1 AS sign, gone.* FROM gone';
  signed text;
  is_any boolean;
  own_slot integer := 0;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    EXECUTE format('
      UPDATE recipe_search kept SET minutes = now.minutes, stars = now.stars, traits = now.traits, date_published = now.date_published, tags = now.tags
      FROM (%s) now WHERE kept.recipe_id = now.id AND kept.is_sampled = now.is_sampled', search_facts_of('SELECT come.* FROM come JOIN gone' || same || other_facts));
    fresh := fresh || ' LEFT JOIN gone' || same || ' WHERE come.status = ''published''' || other_words;
    stale := stale || ' LEFT JOIN come' || same || ' WHERE gone.status = ''published''' || other_words;
  ELSE
    fresh := fresh || ' WHERE status = ''published''';
    stale := stale || ' WHERE status = ''published''';
  END IF;
  signed := CASE TG_OP WHEN 'INSERT' THEN fresh WHEN 'DELETE' THEN stale ELSE fresh || ' UNION ALL ' || stale END;
  EXECUTE format('SELECT EXISTS (%s)', signed) INTO is_any;
  IF NOT is_any THEN RETURN NULL; END IF;
  IF TG_OP <> 'INSERT' THEN
    EXECUTE format('DELETE FROM recipe_search kept USING (%s) stale WHERE kept.recipe_id = stale.id AND kept.is_sampled = (hashtext(stale.id) & 15 = 0)', stale);
  END IF;
  WHILE NOT pg_try_advisory_xact_lock(hashtext('search vocabulary'), own_slot) LOOP own_slot := own_slot + 1; END LOOP;
  EXECUTE 'WITH texts AS MATERIALIZED (' || search_texts_of(signed) || '), rows AS (INSERT INTO recipe_search ' || search_rows_of('SELECT * FROM texts') || ')
    INSERT INTO search_vocabulary AS kept ' || search_words_of('texts')
    || ' ON CONFLICT (word, slot) DO UPDATE SET recipes = kept.recipes + excluded.recipes, titles = kept.titles + excluded.titles' USING own_slot;
  RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION keep_chef_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM recipes WHERE author_id = NEW.id ORDER BY id FOR NO KEY UPDATE;
  DELETE FROM recipe_search WHERE author_id = NEW.id;
  EXECUTE 'INSERT INTO recipe_search ' || search_rows_of(search_texts_of(format('SELECT 1 AS sign, * FROM recipes WHERE status = ''published'' AND author_id = %L', NEW.id)));
  RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION rebuild_recipe_search() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  texts CONSTANT text := search_texts_of('SELECT 1 AS sign, * FROM recipes WHERE status = ''published''');
BEGIN
  TRUNCATE recipe_search, search_vocabulary;
  EXECUTE 'INSERT INTO recipe_search ' || search_rows_of(texts);
  EXECUTE 'INSERT INTO search_vocabulary ' || search_words_of('(' || texts || ') texts') USING 0;
END $$;
CREATE OR REPLACE FUNCTION keep_recipe_ratings() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed text := changed_rows(TG_OP);
  is_any boolean;
BEGIN
  IF TG_OP = 'INSERT' AND current_setting('marshmallow.ratings_are_counted', true) = 'yes' THEN RETURN NULL; END IF;
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
ALTER TABLE recipes ALTER description SET STATISTICS 0, ALTER ingredients SET STATISTICS 0, ALTER instructions SET STATISTICS 0,
  ALTER tips SET STATISTICS 0, ALTER nutrition_facts SET STATISTICS 0, ALTER diets SET STATISTICS 0;
DO $$
DECLARE
  part text;
  part_column text;
BEGIN
  FOREACH part IN ARRAY ARRAY['recipe_search', 'recipe_search_sample', 'recipe_search_rest'] LOOP
    FOR part_column IN SELECT attname FROM pg_attribute WHERE attrelid = part::regclass AND attnum > 0 LOOP
      EXECUTE format('ALTER TABLE %I ALTER %I SET STATISTICS 20', part, part_column);
    END LOOP;
  END LOOP;
END $$;
CREATE OR REPLACE FUNCTION search_counts(condition text, facets text[], kept text[]) RETURNS TABLE (facet text, value text, count integer)
LANGUAGE plpgsql STABLE SET enable_seqscan = off SET work_mem = '32MB' AS $$
DECLARE
  few CONSTANT integer := 10000;
  very_many CONSTANT integer := 128000;
  share integer := 16;
  surely_thousand integer := 105;
  sampled jsonb;
  estimate integer := search_estimate(condition, CASE WHEN strpos(condition, 'not ') > 0 THEN few ELSE very_many END);
  doubtful text[] := kept || ARRAY(SELECT fixed.facet || ':' || fixed.value FROM search_traits() fixed WHERE fixed.facet = ANY (facets));
  doubtful_recipes integer := 0;
BEGIN
  IF estimate <= few THEN
    RETURN QUERY EXECUTE format('SELECT facet, value, count::integer FROM (%s) counted', search_count_of(condition, facets, NULL));
    RETURN;
  END IF;
  IF estimate <= very_many THEN
    EXECUTE format('SELECT jsonb_agg(jsonb_build_array(facet, value, count)), 16 * max(count) FILTER (WHERE facet = ''total'') FROM (%s) counted',
      search_count_of(format('%s AND is_sampled LIMIT %s', condition, very_many / 16 + 1), facets, NULL)) INTO sampled, estimate;
  END IF;
  IF estimate > very_many THEN
    share := 64;
    surely_thousand := 37;
    EXECUTE format('SELECT jsonb_agg(jsonb_build_array(facet, value, count)) FROM (%s) counted',
      search_count_of(condition || ' AND is_sampled AND hashtext(recipe_id) & 48 = 0', facets, NULL)) INTO sampled;
  END IF;
  FOR facet, value, count IN
    SELECT ranked.facet, ranked.value, ranked.count FROM (
      SELECT one ->> 0 AS facet, one ->> 1 AS value, (one ->> 2)::integer AS count,
        row_number() OVER (PARTITION BY one ->> 0 ORDER BY (one ->> 2)::integer DESC, one ->> 1) AS place
      FROM jsonb_array_elements(sampled) one) ranked
    WHERE place <= CASE WHEN ranked.count >= surely_thousand THEN 24 WHEN ranked.facet = 'chefs' THEN 6 ELSE 10 END LOOP
    IF count >= surely_thousand THEN
      count := count * share;
      IF facet = 'total' THEN estimate := count; END IF;
      doubtful := array_remove(doubtful, facet || ':' || value);
      RETURN NEXT;
    ELSE
      doubtful := doubtful || (facet || ':' || value);
      doubtful_recipes := doubtful_recipes + count * share;
    END IF;
  END LOOP;
  IF doubtful = '{}' THEN RETURN; END IF;
  RETURN QUERY EXECUTE format('SELECT facet, value, count::integer FROM (%s) counted WHERE facet || '':'' || value = ANY (%L::text[])',
    search_count_of(condition || CASE WHEN doubtful_recipes < estimate
      THEN format(' AND tags && %L', ARRAY(SELECT hashtext(one) FROM unnest(doubtful) one)) ELSE '' END, ARRAY(SELECT DISTINCT split_part(one, ':', 1) FROM unnest(doubtful) one),
      ARRAY(SELECT substr(one, 12) FROM unnest(doubtful) one WHERE one LIKE 'categories:%')), doubtful);
END $$;
CREATE OR REPLACE FUNCTION search_recipes(base text, chosen jsonb, titled text, named text, score text, ordering text, skip integer, wanted integer)
RETURNS TABLE (ids text[], counts jsonb) LANGUAGE plpgsql STABLE AS $$
DECLARE
  fits CONSTANT jsonb := coalesce((
    SELECT jsonb_object_agg(facet, format('tags %s %L::integer[]', CASE facet WHEN 'diets' THEN '@>' ELSE '&&' END,
      ARRAY(SELECT hashtext(facet || ':' || value) FROM jsonb_array_elements_text(values) value)))
    FROM jsonb_each(chosen) AS choice (facet, values)), '{}');
  condition CONSTANT text := concat_ws(' AND ', base, (SELECT string_agg(fit, ' AND ') FROM jsonb_each_text(fits) AS choice (facet, fit)));
  open_facets CONSTANT text[] := ARRAY(SELECT facet FROM unnest(ARRAY['categories', 'cuisines', 'difficulties', 'diets', 'times', 'stars', 'chefs']) facet WHERE NOT chosen ? facet);
  total integer;
BEGIN
  SELECT jsonb_agg(jsonb_build_array(facet, value, count)), sum(count) FILTER (WHERE facet = 'total') INTO counts, total
  FROM search_counts(condition, open_facets, '{}') AS counted (facet, value, count);
  counts := counts || coalesce((
    SELECT jsonb_agg(jsonb_build_array(counted.facet, counted.value, counted.count))
    FROM jsonb_object_keys(fits) AS own (facet), search_counts(concat_ws(' AND ', base, (
      SELECT string_agg(fit, ' AND ') FROM jsonb_each_text(fits) AS other (facet, fit) WHERE other.facet <> own.facet)), ARRAY[own.facet],
      ARRAY(SELECT own.facet || ':' || value FROM jsonb_array_elements_text(chosen -> own.facet) value)) AS counted (facet, value, count)
    WHERE counted.facet <> 'total'), '[]');
  ids := CASE WHEN coalesce(total, 0) = 0 THEN '{}' ELSE search_ids(condition, titled, named, score, ordering, skip, wanted, total) END;
  RETURN NEXT;
END $$;
ALTER TABLE "affiliates" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;
ALTER TABLE "faqs" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;
ALTER TABLE "newsletter_issues" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;
CREATE FUNCTION search_languages() RETURNS text[] LANGUAGE sql STABLE AS $$ SELECT ARRAY['english'] $$;
CREATE FUNCTION search_is_empty(word text) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT cardinality(ts_lexize('english_stem', word)) = 0
$$;
CREATE FUNCTION search_stems_of(word text) RETURNS text[] LANGUAGE sql STABLE PARALLEL SAFE AS $$ SELECT ARRAY[search_stem(word)] $$;
CREATE FUNCTION search_stems(folded text) RETURNS tsvector LANGUAGE sql STABLE PARALLEL SAFE AS $$ SELECT to_tsvector('search_stems', folded) $$;
CREATE OR REPLACE FUNCTION search_rows_of(texts text) RETURNS text LANGUAGE sql IMMUTABLE AS $body$
  SELECT format($$
    SELECT is_sampled, minutes, stars, traits, date_published, recipe_id, author_id, cuisine, categories, left(trim(written.title), 200) AS title,
      ARRAY(SELECT hashtext(word) FROM unnest(tsvector_to_array(told.title)) word) AS title_words,
      ARRAY(SELECT hashtext(word) FROM unnest(tsvector_to_array(told.names)) word) AS names,
      ARRAY(SELECT hashtext(word) FROM unnest(tsvector_to_array(told.foods)) word) AS foods,
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
DROP FUNCTION search_words(text[]);
CREATE FUNCTION search_words(typed text[]) RETURNS TABLE (
  place integer, word text, hashes integer[], is_empty boolean, known integer, begun jsonb, ended jsonb, alike jsonb, parts jsonb, joined jsonb
) LANGUAGE plpgsql STABLE SET enable_seqscan = off AS $$
DECLARE
  rare CONSTANT integer := 2 + (SELECT coalesce(sum(recipes), 0) / 20000 FROM recipe_tallies WHERE kind = 'site');
  after_all CONSTANT text := chr(1114111);
  next_word text;
  guesses_left integer := 16;
  slips integer[];
BEGIN
  FOR place, word, next_word IN
    SELECT asked.place, lexeme, lead(lexeme) OVER (ORDER BY asked.place, positions[1])
    FROM unnest(typed) WITH ORDINALITY AS asked (text, place), unnest(to_tsvector('search_typed', search_fold(asked.text))) ORDER BY asked.place, positions[1] LIMIT 100
  LOOP
    is_empty := search_is_empty(word);
    hashes := ARRAY(SELECT hashtext(stem) FROM unnest(search_stems_of(word)) stem);
    known := (SELECT coalesce(sum(recipes), 0) FROM search_vocabulary kept WHERE kept.stem = search_stem(search_words.word));
    begun := (SELECT jsonb_agg(jsonb_build_array(f.word, hashtext(stem), recipes)) FROM (
      SELECT kept.word, stem, sum(recipes) AS recipes, sum(titles) AS titles, max(sum(titles)) OVER () AS most_titles FROM search_vocabulary kept
      WHERE kept.word >= search_words.word AND kept.word < search_words.word || after_all
      GROUP BY 1, 2 HAVING sum(recipes) > 0 ORDER BY 4 DESC, 3 DESC, 1 LIMIT 24) f WHERE titles > 0 OR most_titles = 0);
    ended := CASE WHEN length(word) > 2 THEN (SELECT jsonb_agg(jsonb_build_array(f.word, hashtext(stem), recipes)) FROM (
      SELECT min(kept.word) AS word, stem, sum(recipes) AS recipes FROM search_vocabulary kept
      WHERE reverse(stem) COLLATE "C" >= reverse(search_stem(search_words.word)) AND reverse(stem) COLLATE "C" < reverse(search_stem(search_words.word)) || after_all
      GROUP BY 2 HAVING sum(recipes) > 0 ORDER BY 3 DESC, 1 LIMIT 30) f) END;
    alike := NULL;
    parts := NULL;
    IF known <= rare AND length(word) > 2 AND guesses_left > 0 THEN
      guesses_left := guesses_left - 1;
      slips := search_slips(word);
      IF known = 0 THEN
        known := (SELECT count(*) FROM (SELECT FROM recipe_search WHERE words && hashes LIMIT 1) any_recipe);
      END IF;
      alike := (SELECT jsonb_agg(jsonb_build_array(f.word, hashtext(stem), recipes)) FROM (
        SELECT kept.word, stem, sum(recipes) AS recipes FROM search_vocabulary kept
        WHERE kept.word IN (
          SELECT near.word FROM search_vocabulary near WHERE search_slips(near.word) && slips AND length(near.word) BETWEEN 3 AND 24
          UNION SELECT near.word FROM search_vocabulary near WHERE length(search_words.word) > 5 AND near.word % search_words.word)
        GROUP BY 1, 2 HAVING sum(recipes) > 0 ORDER BY similarity(kept.word, search_words.word) DESC, 3 DESC LIMIT 40) f);
      parts := (SELECT jsonb_build_array(jsonb_build_array(f.first, hashtext(search_stem(f.first)), f.recipes), jsonb_build_array(f.second, hashtext(search_stem(f.second)), f.recipes)) FROM (
        SELECT first, second, least((SELECT sum(recipes) FROM search_vocabulary kept WHERE kept.word = first), (SELECT sum(recipes) FROM search_vocabulary kept WHERE kept.word = second)) AS recipes
        FROM (SELECT left(search_words.word, cut) AS first, substr(search_words.word, cut + 1) AS second FROM generate_series(3, length(search_words.word) - 3) cut) halves
        WHERE EXISTS (SELECT FROM search_vocabulary kept WHERE kept.word = first AND kept.recipes > 0) AND EXISTS (SELECT FROM search_vocabulary kept WHERE kept.word = second AND kept.recipes > 0)
        ORDER BY 3 DESC LIMIT 1) f);
    END IF;
    joined := (SELECT jsonb_build_array(search_words.word || next_word, hashtext(search_stem(search_words.word || next_word)), sum(recipes))
      FROM search_vocabulary kept WHERE kept.word = search_words.word || next_word HAVING sum(recipes) > 0);
    RETURN NEXT;
  END LOOP;
END $$;
CREATE FUNCTION renew_search_rows(after text, most integer) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  ids CONSTANT text[] := ARRAY(SELECT id FROM recipes WHERE id > after AND status = 'published' ORDER BY id LIMIT most FOR NO KEY UPDATE);
BEGIN
  DELETE FROM recipe_search WHERE recipe_id = ANY (ids);
  EXECUTE 'INSERT INTO recipe_search ' || search_rows_of(search_texts_of(format('SELECT 1 AS sign, * FROM recipes WHERE status = ''published'' AND id = ANY (%L)', ids)));
  RETURN ids[cardinality(ids)];
END $$;
CREATE FUNCTION set_search_languages(languages text[]) RETURNS void LANGUAGE plpgsql AS $body$
DECLARE
  language text;
  config text;
  stem text;
  stems text[] := '{}';
  texts text[] := '{}';
  emptiness text := 'false';
BEGIN
  FOREACH language IN ARRAY languages LOOP
    IF NOT EXISTS (SELECT FROM pg_ts_dict JOIN pg_ts_template template ON template.oid = dicttemplate WHERE tmplname = 'snowball' AND dictname = language || '_stem') THEN
      RAISE EXCEPTION 'This PostgreSQL knows no language "%"', language USING ERRCODE = 'undefined_object';
    END IF;
    config := 'search_in_' || language;
    IF NOT EXISTS (SELECT FROM pg_ts_config WHERE cfgname = config AND cfgnamespace = 'public'::regnamespace) THEN
      EXECUTE format('CREATE TEXT SEARCH CONFIGURATION public.%I (COPY = search_stems)', config);
      EXECUTE format('ALTER TEXT SEARCH CONFIGURATION public.%I ALTER MAPPING FOR asciiword, word, hword_asciipart, hword_part WITH %I', config, language || '_stem');
    END IF;
    stem := format('coalesce((ts_lexize(%L, word))[1], word)', language || '_stem');
    stems := stems || stem;
    texts := texts || format('to_tsvector(%L, folded)', config);
    emptiness := emptiness || format(' OR cardinality(ts_lexize(%L, word)) = 0', language || '_stem');
  END LOOP;
  IF languages = '{}' THEN
    stems := '{word}';
    texts := ARRAY['to_tsvector(''search_written'', folded)'];
  END IF;
  EXECUTE format('CREATE OR REPLACE FUNCTION search_languages() RETURNS text[] LANGUAGE sql STABLE AS $$ SELECT %L::text[] $$', languages);
  EXECUTE format('CREATE OR REPLACE FUNCTION search_is_empty(word text) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS $$ SELECT %s $$', emptiness);
  EXECUTE format('CREATE OR REPLACE FUNCTION search_stem(word text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$ SELECT %s $$', stems[1]);
  EXECUTE format('CREATE OR REPLACE FUNCTION search_stems_of(word text) RETURNS text[] LANGUAGE sql STABLE PARALLEL SAFE AS $$ SELECT ARRAY[%s] $$', array_to_string(stems, ', '));
  EXECUTE format('CREATE OR REPLACE FUNCTION search_stems(folded text) RETURNS tsvector LANGUAGE sql STABLE PARALLEL SAFE AS $$ SELECT %s $$', array_to_string(texts, ' || '));
  UPDATE search_vocabulary kept SET stem = search_stem(kept.word) WHERE kept.stem <> search_stem(kept.word);
END $body$;
ALTER TABLE "recipe_revisions" ADD COLUMN "version" integer;
ALTER TABLE "review_items" ADD COLUMN "objection" text;
ALTER TABLE "review_items" ADD COLUMN "last_read_version" integer;
UPDATE review_items item SET
  objection = CASE said.action WHEN 'review.withdraw' THEN 'taken-down' WHEN 'review.request-changes' THEN 'questioned' END
FROM (
  SELECT DISTINCT ON (subject_id) subject_id, action FROM audit_log
  WHERE subject_kind = 'recipe' AND (details ->> 'kind') IS DISTINCT FROM 'revision'
    AND action IN ('review.approve', 'review.reject', 'review.request-changes', 'review.withdraw')
  ORDER BY subject_id, id DESC
) said
WHERE item.kind = 'recipe' AND item.recipe_id = said.subject_id AND item.state <> 'approved';
ALTER TABLE "newsletter_deliveries" ADD COLUMN "tries" smallint DEFAULT 0 NOT NULL;
CREATE INDEX "newsletter_deliveries_waiting" ON "newsletter_deliveries" USING btree ("issue_id","at","email") WHERE outcome = 'waiting';
CREATE INDEX "recipes_by_created" ON "recipes" USING btree ("created_at","id");
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","id");
CREATE INDEX "review_items_by_created" ON "review_items" USING btree ("created_at","id");
CREATE INDEX "users_by_created" ON "users" USING btree ("created_at","id");
UPDATE recipes SET categories = ARRAY(SELECT category FROM unnest(categories) WITH ORDINALITY AS named (category, place) GROUP BY category ORDER BY min(place))
WHERE cardinality(categories) > (SELECT count(DISTINCT category) FROM unnest(categories) category);
DROP FUNCTION search_count_of(text, text[], text[]);
CREATE FUNCTION search_count_of(condition text, facets text[]) RETURNS text LANGUAGE sql IMMUTABLE AS $body$
  SELECT format('WITH found AS MATERIALIZED (SELECT categories, cuisine, author_id, traits FROM recipe_search WHERE %s)
    SELECT ''total'' AS facet, '''' AS value, count(*)::integer AS count FROM found', condition)
    || CASE WHEN 'categories' = ANY (facets) THEN '
      UNION ALL SELECT ''categories'', category, count(*) FROM (SELECT unnest(categories) AS category FROM found) each GROUP BY category' ELSE '' END
    || CASE WHEN 'cuisines' = ANY (facets) THEN '
      UNION ALL SELECT ''cuisines'', cuisine, count(*) FROM found WHERE cuisine IS NOT NULL GROUP BY cuisine' ELSE '' END
    || CASE WHEN 'chefs' = ANY (facets) THEN '
      UNION ALL SELECT ''chefs'', author_id, count(*) FROM found WHERE author_id IS NOT NULL GROUP BY author_id' ELSE '' END
    || CASE WHEN facets && ARRAY['difficulties', 'diets', 'times', 'stars'] THEN format('
      UNION ALL SELECT facet, value, sum(count) FROM (SELECT traits, count(*) AS count FROM found GROUP BY traits) counted
        JOIN search_traits() ON traits & mask BETWEEN low AND high WHERE facet = ANY (%L) GROUP BY facet, value', facets) ELSE '' END
$body$;
CREATE FUNCTION search_count_of_some(condition text, named text[]) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $body$
DECLARE
  some_categories CONSTANT text[] := ARRAY(SELECT substr(one, 12) FROM unnest(named) one WHERE one LIKE 'categories:%');
  some_cuisines CONSTANT text[] := ARRAY(SELECT substr(one, 10) FROM unnest(named) one WHERE one LIKE 'cuisines:%');
  some_chefs CONSTANT text[] := ARRAY(SELECT substr(one, 7) FROM unnest(named) one WHERE one LIKE 'chefs:%');
  some_traits CONSTANT integer := (SELECT coalesce(bit_or(mask), 0) FROM search_traits() WHERE facet || ':' || value = ANY (named));
BEGIN
  RETURN format('
    WITH found AS MATERIALIZED (
      SELECT %s AS categories, %s AS cuisine, %s AS author_id, traits & %s AS traits, count(*) AS count FROM recipe_search WHERE %s GROUP BY 1, 2, 3, 4)
    SELECT ''categories'' AS facet, category AS value, sum(count)::integer AS count FROM found, unnest(categories) category WHERE category = ANY (%L) GROUP BY category
    UNION ALL SELECT ''cuisines'', cuisine, sum(count)::integer FROM found WHERE cuisine IS NOT NULL GROUP BY cuisine
    UNION ALL SELECT ''chefs'', author_id, sum(count)::integer FROM found WHERE author_id IS NOT NULL GROUP BY author_id
    UNION ALL SELECT facet, value, sum(count)::integer FROM found JOIN search_traits() ON traits & mask BETWEEN low AND high
      WHERE facet || '':'' || value = ANY (%L) GROUP BY facet, value',
    CASE WHEN some_categories = '{}' THEN 'NULL::text[]' ELSE format('CASE WHEN categories && %L THEN categories END', some_categories) END,
    CASE WHEN some_cuisines = '{}' THEN 'NULL::text' ELSE format('CASE WHEN cuisine = ANY (%L) THEN cuisine END', some_cuisines) END,
    CASE WHEN some_chefs = '{}' THEN 'NULL::text' ELSE format('CASE WHEN author_id = ANY (%L) THEN author_id END', some_chefs) END,
    some_traits, condition, some_categories, named);
END $body$;
CREATE OR REPLACE FUNCTION search_counts(condition text, facets text[], kept text[]) RETURNS TABLE (facet text, value text, count integer)
LANGUAGE plpgsql STABLE SET enable_seqscan = off SET work_mem = '32MB' SET max_parallel_workers_per_gather = 0 AS $$
DECLARE
  few CONSTANT integer := 10000;
  very_many CONSTANT integer := 128000;
  share integer := 16;
  surely_thousand integer := 105;
  sampled jsonb;
  estimate integer := search_estimate(condition, CASE
    WHEN strpos(condition, 'not ') > 0 OR (SELECT sum(recipes) FROM recipe_tallies WHERE kind = 'site') <= very_many THEN few ELSE very_many END);
  doubtful text[] := kept || ARRAY(SELECT fixed.facet || ':' || fixed.value FROM search_traits() fixed WHERE fixed.facet = ANY (facets));
  doubtful_recipes integer := 0;
BEGIN
  IF estimate <= few THEN
    RETURN QUERY EXECUTE format('SELECT facet, value, count::integer FROM (%s) counted', search_count_of(condition, facets));
    RETURN;
  END IF;
  IF estimate <= very_many THEN
    EXECUTE format('SELECT jsonb_agg(jsonb_build_array(facet, value, count)), 16 * max(count) FILTER (WHERE facet = ''total'') FROM (%s) counted',
      search_count_of(format('%s AND is_sampled LIMIT %s', condition, very_many / 16 + 1), facets)) INTO sampled, estimate;
  END IF;
  IF estimate > very_many THEN
    share := 64;
    surely_thousand := 37;
    EXECUTE format('SELECT jsonb_agg(jsonb_build_array(facet, value, count)) FROM (%s) counted',
      search_count_of(condition || ' AND is_sampled AND hashtext(recipe_id) & 48 = 0', facets)) INTO sampled;
  END IF;
  FOR facet, value, count IN
    SELECT ranked.facet, ranked.value, ranked.count FROM (
      SELECT one ->> 0 AS facet, one ->> 1 AS value, (one ->> 2)::integer AS count,
        row_number() OVER (PARTITION BY one ->> 0 ORDER BY (one ->> 2)::integer DESC, one ->> 1) AS place
      FROM jsonb_array_elements(sampled) one) ranked
    WHERE place <= CASE WHEN ranked.count >= surely_thousand THEN 24 ELSE 6 END LOOP
    IF count >= surely_thousand THEN
      count := count * share;
      IF facet = 'total' THEN estimate := count; END IF;
      doubtful := array_remove(doubtful, facet || ':' || value);
      RETURN NEXT;
    ELSE
      doubtful := array_remove(doubtful, facet || ':' || value) || (facet || ':' || value);
      doubtful_recipes := doubtful_recipes + count * share;
    END IF;
  END LOOP;
  IF doubtful = '{}' THEN RETURN; END IF;
  RETURN QUERY EXECUTE search_count_of_some(condition || CASE WHEN doubtful_recipes < estimate
    THEN format(' AND tags OPERATOR(pg_catalog.&&) %L::integer[]', ARRAY(SELECT hashtext(one) FROM unnest(doubtful) one)) ELSE '' END, doubtful);
END $$;
DO $do$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_extension WHERE extname = 'intarray') THEN
    CREATE SCHEMA IF NOT EXISTS search_intarray;
    CREATE EXTENSION intarray SCHEMA search_intarray;
  END IF;
  EXECUTE format('CREATE FUNCTION search_has_any(foods integer[], unwanted integer[]) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT foods OPERATOR(%I.&&) unwanted $$',
    (SELECT nspname FROM pg_extension JOIN pg_namespace ON pg_namespace.oid = extnamespace WHERE extname = 'intarray'));
END $do$;
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
DROP FUNCTION search_recipes(text, jsonb, text, text, text, text, integer, integer);
DROP FUNCTION search_ids(text, text, text, text, text, integer, integer, integer);
DROP FUNCTION search_counts(text, text[], text[]);
DROP FUNCTION search_count_of(text, text[]);
CREATE FUNCTION search_facets_of(facets text[], kept text[], chosen text[]) RETURNS text LANGUAGE sql IMMUTABLE AS $body$
  SELECT 'SELECT ''total'' AS facet, '''' AS value, count(*)::integer AS count FROM found' || CASE WHEN chosen = '{}' THEN '' ELSE ' WHERE misses = 0' END
    || coalesce((SELECT string_agg(format('
      UNION ALL (SELECT %L, value, count(*)::integer FROM %s%s GROUP BY value ORDER BY %scount(*) DESC, value COLLATE "C" LIMIT %s)',
        facet, source, CASE WHEN chosen = '{}' THEN '' ELSE format(' AND misses & %s = 0', ~coalesce(1 << array_position(chosen, facet), 0)) END,
        CASE WHEN kept <> '{}' THEN format('%L || value = ANY (%L) DESC, ', facet || ':', kept) END, 30 + cardinality(kept)), '')
      FROM (VALUES ('categories', '(SELECT misses, unnest(categories) AS value FROM found) told WHERE true'), ('cuisines', '(SELECT misses, cuisine AS value FROM found) told WHERE value IS NOT NULL'),
        ('chefs', '(SELECT misses, author_id AS value FROM found) told WHERE value IS NOT NULL')) own (facet, source) WHERE facet = ANY (facets)), '')
    || CASE WHEN facets && ARRAY['difficulties', 'diets', 'times', 'stars'] THEN format('
      UNION ALL SELECT facet, value, sum(count)::integer FROM (SELECT traits, misses, count(*) AS count FROM found GROUP BY traits, misses) counted
        JOIN search_traits() ON traits & mask BETWEEN low AND high WHERE facet = ANY (%L)%s GROUP BY facet, value', facets,
        CASE WHEN chosen = '{}' THEN '' ELSE format(' AND misses & ~coalesce(1 << array_position(%L::text[], facet), 0) = 0', chosen) END) ELSE '' END
$body$;
CREATE FUNCTION search_count_of(condition text, facets text[], kept text[]) RETURNS text LANGUAGE sql IMMUTABLE AS $body$
  SELECT format('WITH found AS MATERIALIZED (SELECT categories, cuisine, author_id, traits, 0 AS misses FROM recipe_search WHERE %s) ', condition)
    || search_facets_of(facets, kept, '{}')
$body$;
CREATE OR REPLACE FUNCTION search_count_of_some(condition text, named text[]) RETURNS text LANGUAGE sql IMMUTABLE AS $body$
  SELECT format('SELECT facet, value, count FROM (SELECT ARRAY[%s] AS counts FROM recipe_search WHERE %s) counted, unnest(%L::text[], %L::text[], counts) AS named (facet, value, count)',
    string_agg(format('count(*) FILTER (WHERE ' || CASE facet
      WHEN 'categories' THEN '%L = ANY (categories)' WHEN 'cuisines' THEN 'cuisine = %L' WHEN 'chefs' THEN 'author_id = %L'
      ELSE coalesce((SELECT format('traits & %s BETWEEN %s AND %s', mask, low, high) FROM search_traits() fixed WHERE fixed.facet = told.facet AND fixed.value = told.value), 'false') END
      || ')::integer', value), ', ' ORDER BY place),
    condition, array_agg(facet ORDER BY place), array_agg(value ORDER BY place))
  FROM (SELECT split_part(one, ':', 1) AS facet, substr(one, strpos(one, ':') + 1) AS value, place FROM unnest(named) WITH ORDINALITY AS one (one, place)) told
$body$;
CREATE FUNCTION search_size(condition text) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT search_estimate(condition, CASE
    WHEN strpos(condition, 'not ') > 0 OR (SELECT sum(recipes) FROM recipe_tallies WHERE kind = 'site') <= 128000 THEN 10000 ELSE 128000 END)
$$;
CREATE FUNCTION search_counts(condition text, facets text[], kept text[], estimate integer) RETURNS TABLE (facet text, value text, count integer)
LANGUAGE plpgsql STABLE SET enable_seqscan = off SET work_mem = '32MB' SET max_parallel_workers_per_gather = 0 SET enable_sort = off AS $$
DECLARE
  few CONSTANT integer := 10000;
  very_many CONSTANT integer := 128000;
  share integer := 16;
  surely_thousand integer := 100;
  sampled jsonb;
  doubtful text[] := ARRAY(SELECT unnest(kept) UNION SELECT fixed.facet || ':' || fixed.value FROM search_traits() fixed WHERE fixed.facet = ANY (facets));
  doubtful_recipes integer := 0;
BEGIN
  IF estimate <= few THEN
    RETURN QUERY EXECUTE format('SELECT facet, value, count::integer FROM (%s) counted', search_count_of(condition, facets, kept));
    RETURN;
  END IF;
  IF estimate <= very_many THEN
    EXECUTE format('SELECT jsonb_agg(jsonb_build_array(facet, value, count)), 16 * max(count) FILTER (WHERE facet = ''total'') FROM (%s) counted',
      search_count_of(format('%s AND is_sampled LIMIT %s', condition, very_many / 16 + 1), facets, '{}')) INTO sampled, estimate;
  END IF;
  IF estimate > very_many THEN
    share := 64;
    surely_thousand := 37;
    EXECUTE format('SELECT jsonb_agg(jsonb_build_array(facet, value, count)) FROM (%s) counted',
      search_count_of(condition || ' AND is_sampled AND hashtext(recipe_id) & 48 = 0', facets, '{}')) INTO sampled;
  END IF;
  FOR facet, value, count IN
    SELECT ranked.facet, ranked.value, ranked.count FROM (
      SELECT one ->> 0 AS facet, one ->> 1 AS value, (one ->> 2)::integer AS count,
        row_number() OVER (PARTITION BY one ->> 0 ORDER BY (one ->> 2)::integer DESC, one ->> 1) AS place
      FROM jsonb_array_elements(sampled) one) ranked
    WHERE place <= CASE WHEN ranked.count >= surely_thousand THEN 24 ELSE 6 END LOOP
    IF count >= surely_thousand THEN
      count := count * share;
      IF facet = 'total' THEN estimate := count; END IF;
      doubtful := array_remove(doubtful, facet || ':' || value);
      RETURN NEXT;
    ELSE
      doubtful := array_remove(doubtful, facet || ':' || value) || (facet || ':' || value);
      doubtful_recipes := doubtful_recipes + count * share;
    END IF;
  END LOOP;
  IF doubtful = '{}' THEN RETURN; END IF;
  RETURN QUERY EXECUTE search_count_of_some(condition || CASE WHEN doubtful_recipes < estimate
    THEN format(' AND tags OPERATOR(pg_catalog.&&) %L::integer[]', ARRAY(SELECT hashtext(one) FROM unnest(doubtful) one)) ELSE '' END, doubtful);
END $$;
CREATE FUNCTION search_fits(chosen jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(jsonb_object_agg(facet, format('tags OPERATOR(pg_catalog.%s) %L::integer[]', CASE facet WHEN 'diets' THEN '@>' ELSE '&&' END,
    ARRAY(SELECT hashtext(facet || ':' || value) FROM jsonb_array_elements_text(values) value))), '{}')
  FROM jsonb_each(chosen) AS choice (facet, values)
$$;
CREATE FUNCTION search_facets(base text, chosen jsonb) RETURNS jsonb
LANGUAGE plpgsql STABLE SET enable_seqscan = off SET enable_sort = off SET work_mem = '32MB' SET max_parallel_workers_per_gather = 0 AS $body$
DECLARE
  few CONSTANT integer := 10000;
  facets CONSTANT text[] := ARRAY['categories', 'cuisines', 'difficulties', 'diets', 'times', 'stars', 'chefs'];
  fits CONSTANT jsonb := search_fits(chosen);
  own CONSTANT text[] := ARRAY(SELECT jsonb_object_keys(fits));
  kept CONSTANT text[] := ARRAY(SELECT facet || ':' || value FROM jsonb_each(chosen) AS choice (facet, values), jsonb_array_elements_text(values) value);
  size CONSTANT integer := search_size(base);
  parts CONSTANT jsonb := (
    SELECT jsonb_agg(jsonb_build_object('self', self, 'facets', asked, 'condition',
      concat_ws(' AND ', base, (SELECT string_agg(fit, ' AND ') FROM jsonb_each_text(fits) AS other (facet, fit) WHERE facet <> self))))
    FROM (SELECT '' AS self, ARRAY(SELECT facet FROM unnest(facets) facet WHERE facet <> ALL (own)) AS asked UNION ALL SELECT facet, ARRAY[facet] FROM unnest(own) facet) part);
  counts jsonb;
BEGIN
  IF size <= few AND (own = '{}' OR size <= few / 5
    OR (SELECT sum(search_estimate(part ->> 'condition', few)) FROM jsonb_array_elements(parts) part) > 1.3 * size) THEN
    EXECUTE format('WITH found AS MATERIALIZED (SELECT categories, cuisine, author_id, traits, %s AS misses FROM recipe_search WHERE %s)
      SELECT jsonb_agg(jsonb_build_array(facet, value, count)) FROM (%s) counted',
      coalesce((SELECT string_agg(format('CASE WHEN %s THEN 0 ELSE %s END', fits ->> facet, 1 << place::integer), ' | ') FROM unnest(own) WITH ORDINALITY AS one (facet, place)), '0'),
      base, search_facets_of(facets, kept, own)) INTO counts;
    RETURN counts;
  END IF;
  RETURN (
    SELECT jsonb_agg(jsonb_build_array(counted.facet, counted.value, counted.count))
    FROM jsonb_to_recordset(parts) AS part (self text, facets text[], condition text),
      search_counts(condition, part.facets, ARRAY(SELECT one FROM unnest(kept) one WHERE starts_with(one, self || ':')), CASE WHEN condition = base THEN size ELSE search_size(condition) END) counted
    WHERE self = '' OR counted.facet <> 'total');
END $body$;
CREATE FUNCTION search_ids(worded text, titled text, named text, others text, chosen jsonb, score text, ordering text, skip integer, wanted integer) RETURNS text[]
LANGUAGE plpgsql STABLE SET enable_seqscan = off AS $body$
DECLARE
  few CONSTANT integer := 3000;
  needed CONSTANT integer := CASE WHEN skip + wanted <= 120 THEN 120 ELSE 1000 END;
  best CONSTANT text := 'stars DESC, date_published DESC, recipe_id DESC';
  rest CONSTANT text := concat_ws(' AND ', others, (SELECT string_agg(fit, ' AND ') FROM jsonb_each_text(search_fits(chosen)) AS choice (facet, fit)));
  condition text := worded || ' AND ' || rest;
  fitting CONSTANT integer := search_estimate(condition, CASE ordering WHEN 'relevance' THEN 32000 ELSE 512000 END);
  candidates text[];
  ids text[];
BEGIN
  IF ordering <> 'relevance' THEN
    RETURN ARRAY(SELECT * FROM search_first(condition, ordering, skip + wanted, fitting) OFFSET skip);
  END IF;
  IF fitting > few THEN
    titled := titled || ' AND ' || rest;
    candidates := ARRAY(
      SELECT * FROM search_first(named || ' AND ' || condition, best, 50, 50)
      UNION SELECT * FROM search_first(titled, best, needed, search_estimate(titled, 32000)));
    IF cardinality(candidates) < needed THEN
      candidates := candidates || ARRAY(SELECT * FROM search_first(condition, best, needed - cardinality(candidates), fitting));
    END IF;
    condition := format('recipe_id = ANY (%L)', candidates);
  END IF;
  EXECUTE format($$
    SELECT ARRAY(SELECT recipe_id FROM recipe_search WHERE %s
      ORDER BY %s DESC, %s LIMIT %s OFFSET %s) $$, condition, score, best, wanted, skip) INTO ids;
  RETURN ids;
END $body$;
