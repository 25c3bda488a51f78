CREATE TABLE "messages" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"message" text NOT NULL,
	"mailed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "redirects" (
	"path" text PRIMARY KEY NOT NULL,
	"target" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "submissions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"recipe_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ratings" DROP CONSTRAINT "ratings_recipe_id_recipes_id_fk";
--> statement-breakpoint
DROP INDEX "recipes_by_date";--> statement-breakpoint
DROP INDEX "recipes_by_featured";--> statement-breakpoint
DROP INDEX "recipes_by_author";--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD COLUMN "token" text DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD COLUMN "unsubscribed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "status" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "diets" text[];--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_recipe_id_recipes_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "submissions_recipe" ON "submissions" USING btree ("recipe_id");--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_recipe_id_recipes_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "recipes_waiting" ON "recipes" USING btree ("created_at","id") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "recipes_by_date" ON "recipes" USING btree ("date_published","id") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "recipes_by_featured" ON "recipes" USING btree ("featured","date_published","id") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "recipes_by_author" ON "recipes" USING btree ("author_id","date_published","id") WHERE status = 'published';--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD CONSTRAINT "newsletter_subscribers_token_unique" UNIQUE("token");--> statement-breakpoint
-- Lists and their counts hold what is published: the same function as before, on those rows alone.
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
-- Whoever keeps finished pages listens on `site_changed` for the name of the table that changed; it comes with the commit.
CREATE FUNCTION announce_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('site_changed', TG_TABLE_NAME);
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE
  shown text;
BEGIN
  FOREACH shown IN ARRAY ARRAY['images', 'chefs', 'recipes', 'affiliates', 'blog_posts', 'faqs', 'knowledge_base_articles', 'settings', 'redirects'] LOOP
    EXECUTE format('CREATE TRIGGER announce_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION announce_change()', shown);
  END LOOP;
END $$;
