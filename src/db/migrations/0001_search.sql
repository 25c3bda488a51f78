-- Both extensions are trusted: the owner of the database may create them.
CREATE EXTENSION IF NOT EXISTS unaccent;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
-- Cuts a text into words as written. Of words joined by a hyphen, each counts by itself.
CREATE TEXT SEARCH CONFIGURATION search_words (COPY = pg_catalog.simple);--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION search_words DROP MAPPING FOR asciihword, hword, numhword;--> statement-breakpoint
-- Text is compared byte by byte (COLLATE "C"): by the rules of a language, sorting and grouping take twice as long.
CREATE TABLE "recipe_search" (
	"recipe_id" text PRIMARY KEY NOT NULL,
	"title" text COLLATE "C" NOT NULL,
	"words" tsvector NOT NULL,
	"title_words" tsvector NOT NULL,
	"names" tsvector NOT NULL,
	"foods" tsvector NOT NULL,
	"tags" text[] COLLATE "C" NOT NULL,
	"author_id" text,
	"categories" text[] NOT NULL,
	"minutes" integer,
	"stars" real NOT NULL,
	"date_published" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_vocabulary" (
	"word" text COLLATE "C" NOT NULL,
	"slot" integer NOT NULL,
	"stem" text COLLATE "C" NOT NULL,
	"slips" text[] COLLATE "C" NOT NULL,
	"recipes" integer NOT NULL,
	"titles" integer NOT NULL,
	CONSTRAINT "search_vocabulary_word_slot_pk" PRIMARY KEY("word","slot")
) WITH (fillfactor = 70);
--> statement-breakpoint
CREATE INDEX "recipe_search_words" ON "recipe_search" USING gin ("words","title_words","foods","tags") WITH (gin_pending_list_limit=512);--> statement-breakpoint
CREATE INDEX "recipe_search_title" ON "recipe_search" USING btree ("title");--> statement-breakpoint
CREATE INDEX "recipe_search_newest" ON "recipe_search" USING btree ("date_published","recipe_id");--> statement-breakpoint
CREATE INDEX "recipe_search_best" ON "recipe_search" USING btree ("stars","date_published","recipe_id");--> statement-breakpoint
CREATE INDEX "recipe_search_quickest" ON "recipe_search" USING btree ("minutes","recipe_id");--> statement-breakpoint
CREATE INDEX "recipe_search_author" ON "recipe_search" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "search_vocabulary_stem" ON "search_vocabulary" USING btree ("stem");--> statement-breakpoint
CREATE INDEX "search_vocabulary_ends" ON "search_vocabulary" USING btree (reverse(stem) COLLATE "C");--> statement-breakpoint
CREATE INDEX "search_vocabulary_alike" ON "search_vocabulary" USING gin (word gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_vocabulary_slips" ON "search_vocabulary" USING gin ("slips");--> statement-breakpoint
-- A few thousand rows tell the planner as much about these columns as thirty thousand.
ALTER TABLE "recipe_search" ALTER "words" SET STATISTICS 20, ALTER "title_words" SET STATISTICS 20, ALTER "names" SET STATISTICS 0,
  ALTER "foods" SET STATISTICS 20, ALTER "tags" SET STATISTICS 20;
