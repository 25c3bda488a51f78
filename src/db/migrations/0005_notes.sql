CREATE TABLE "note_pages" (
	"id" text PRIMARY KEY NOT NULL,
	"source_id" text NOT NULL,
	"title" text NOT NULL,
	"url" text NOT NULL,
	"edited_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"seen_in" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"problem" text,
	"recipe_id" text,
	"post_id" text,
	"faq_id" text,
	"affiliate_id" text,
	"row_version" integer,
	"written" text,
	"theirs" jsonb
);
--> statement-breakpoint
CREATE TABLE "note_sources" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"guess" text,
	"kind" text,
	"when_new" text DEFAULT 'publish' NOT NULL,
	"when_gone" text DEFAULT 'withdraw' NOT NULL,
	"listed_in" text,
	"cursor" text,
	"is_complete" boolean DEFAULT true NOT NULL,
	"problem" text
);
--> statement-breakpoint
CREATE TABLE "note_sync" (
	"id" integer PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'idle' NOT NULL,
	"run_id" text NOT NULL,
	"every_hours" integer DEFAULT 0 NOT NULL,
	"actor_id" text,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"next_at" timestamp with time zone,
	"problem" text,
	"worked_by" text,
	"worked_until" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "note_pages" ADD CONSTRAINT "note_pages_source_id_note_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."note_sources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_pages" ADD CONSTRAINT "note_pages_recipe_id_recipes_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("id") ON DELETE set null ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "note_pages" ADD CONSTRAINT "note_pages_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE set null ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "note_pages" ADD CONSTRAINT "note_pages_faq_id_faqs_id_fk" FOREIGN KEY ("faq_id") REFERENCES "public"."faqs"("id") ON DELETE set null ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "note_pages" ADD CONSTRAINT "note_pages_affiliate_id_affiliates_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliates"("id") ON DELETE set null ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "note_sync" ADD CONSTRAINT "note_sync_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "note_pages_state" ON "note_pages" USING btree ("state","source_id");--> statement-breakpoint
CREATE INDEX "note_pages_seen" ON "note_pages" USING btree ("source_id","seen_in");--> statement-breakpoint
CREATE INDEX "note_pages_recipe" ON "note_pages" USING btree ("recipe_id");--> statement-breakpoint
CREATE INDEX "note_pages_post" ON "note_pages" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "note_pages_faq" ON "note_pages" USING btree ("faq_id");--> statement-breakpoint
CREATE INDEX "note_pages_affiliate" ON "note_pages" USING btree ("affiliate_id");