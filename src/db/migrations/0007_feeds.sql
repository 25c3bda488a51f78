CREATE TABLE "feed_entries" (
	"feed_id" integer NOT NULL,
	"key" text NOT NULL,
	"address" text NOT NULL,
	"title" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"problem" text,
	"fingerprint" text,
	"recipe_id" text,
	"found_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "feed_entries_feed_id_key_pk" PRIMARY KEY("feed_id","key")
);
--> statement-breakpoint
CREATE TABLE "feeds" (
	"id" serial PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"title" text NOT NULL,
	"license_notice" text NOT NULL,
	"rights" text,
	"every_hours" integer NOT NULL,
	"daily_limit" integer NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"known_since" timestamp with time zone,
	"with_old" integer DEFAULT 0 NOT NULL,
	"etag" text,
	"last_modified" text,
	"checked_at" timestamp with time zone,
	"next_check_at" timestamp with time zone DEFAULT now() NOT NULL,
	"problem" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"added_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "license_notice" text;--> statement-breakpoint
ALTER TABLE "feed_entries" ADD CONSTRAINT "feed_entries_feed_id_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."feeds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_entries" ADD CONSTRAINT "feed_entries_recipe_id_recipes_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("id") ON DELETE set null ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "feeds" ADD CONSTRAINT "feeds_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feed_entries_state" ON "feed_entries" USING btree ("feed_id","state","found_at");--> statement-breakpoint
CREATE INDEX "feed_entries_recipe" ON "feed_entries" USING btree ("recipe_id");--> statement-breakpoint
CREATE UNIQUE INDEX "feeds_address" ON "feeds" USING btree ("address");--> statement-breakpoint
CREATE INDEX "feeds_due" ON "feeds" USING btree ("state","next_check_at");