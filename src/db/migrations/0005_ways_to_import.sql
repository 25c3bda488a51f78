CREATE TABLE "automation_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "automation_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"token_name" text NOT NULL,
	"address" text,
	"title" text NOT NULL,
	"state" text NOT NULL,
	"problem" text,
	"recipe_id" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "automation_requests" (
	"token_id" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"answer" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "automation_requests_token_id_key_pk" PRIMARY KEY("token_id","key")
);
--> statement-breakpoint
CREATE TABLE "automation_tokens" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"hash" text NOT NULL,
	"ending" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "automation_tokens_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "crawler_calls" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "crawler_calls_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"request" jsonb,
	"state" text DEFAULT 'running' NOT NULL,
	"start_key" text NOT NULL,
	"job_id" text,
	"job_state" text,
	"completed" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"credits_used" integer,
	"result" jsonb,
	"errors" jsonb,
	"problem" text,
	"started_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"claimed_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "crawler_pages" (
	"call_id" integer NOT NULL,
	"position" integer NOT NULL,
	"url" text NOT NULL,
	"page" jsonb NOT NULL,
	CONSTRAINT "crawler_pages_call_id_position_pk" PRIMARY KEY("call_id","position"),
	CONSTRAINT "crawler_pages_url" UNIQUE("call_id","url")
);
--> statement-breakpoint
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
CREATE TABLE "import_pages" (
	"import_id" text NOT NULL,
	"position" integer NOT NULL,
	"address" text NOT NULL,
	"key" text NOT NULL,
	"rank" integer NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"problem" text,
	"details" jsonb,
	CONSTRAINT "import_pages_import_id_position_pk" PRIMARY KEY("import_id","position")
);
--> statement-breakpoint
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
ALTER TABLE "imports" ADD COLUMN "kind" text DEFAULT 'file' NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "settings" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "cursor" jsonb;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "is_discovered" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "needs_key" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "pages_left" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "paused_for" text;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "problem" text;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "waits_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "waits" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "collecting_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "turn" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "license_notice" text;--> statement-breakpoint
ALTER TABLE "automation_items" ADD CONSTRAINT "automation_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "automation_items" ADD CONSTRAINT "automation_items_recipe_id_recipes_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("id") ON DELETE set null ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "automation_requests" ADD CONSTRAINT "automation_requests_token_id_automation_tokens_id_fk" FOREIGN KEY ("token_id") REFERENCES "public"."automation_tokens"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "automation_tokens" ADD CONSTRAINT "automation_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crawler_calls" ADD CONSTRAINT "crawler_calls_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crawler_pages" ADD CONSTRAINT "crawler_pages_call_id_crawler_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."crawler_calls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_entries" ADD CONSTRAINT "feed_entries_feed_id_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."feeds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_entries" ADD CONSTRAINT "feed_entries_recipe_id_recipes_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("id") ON DELETE set null ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "feeds" ADD CONSTRAINT "feeds_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_pages" ADD CONSTRAINT "import_pages_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_pages" ADD CONSTRAINT "note_pages_source_id_note_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."note_sources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_pages" ADD CONSTRAINT "note_pages_recipe_id_recipes_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("id") ON DELETE set null ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "note_pages" ADD CONSTRAINT "note_pages_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE set null ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "note_pages" ADD CONSTRAINT "note_pages_faq_id_faqs_id_fk" FOREIGN KEY ("faq_id") REFERENCES "public"."faqs"("id") ON DELETE set null ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "note_pages" ADD CONSTRAINT "note_pages_affiliate_id_affiliates_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliates"("id") ON DELETE set null ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "note_sync" ADD CONSTRAINT "note_sync_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "automation_items_user" ON "automation_items" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "automation_items_created" ON "automation_items" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "automation_items_recipe" ON "automation_items" USING btree ("recipe_id");--> statement-breakpoint
CREATE INDEX "automation_requests_created" ON "automation_requests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "automation_tokens_user" ON "automation_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "crawler_calls_created" ON "crawler_calls" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "crawler_calls_user" ON "crawler_calls" USING btree ("started_by");--> statement-breakpoint
CREATE INDEX "feed_entries_state" ON "feed_entries" USING btree ("feed_id","state","found_at");--> statement-breakpoint
CREATE INDEX "feed_entries_recipe" ON "feed_entries" USING btree ("recipe_id");--> statement-breakpoint
CREATE UNIQUE INDEX "feeds_address" ON "feeds" USING btree ("address");--> statement-breakpoint
CREATE INDEX "feeds_due" ON "feeds" USING btree ("state","next_check_at");--> statement-breakpoint
CREATE UNIQUE INDEX "import_pages_key" ON "import_pages" USING btree ("import_id","key");--> statement-breakpoint
CREATE INDEX "import_pages_next" ON "import_pages" USING btree ("import_id","state","rank","position");--> statement-breakpoint
CREATE INDEX "note_pages_state" ON "note_pages" USING btree ("state","source_id");--> statement-breakpoint
CREATE INDEX "note_pages_seen" ON "note_pages" USING btree ("source_id","seen_in");--> statement-breakpoint
CREATE INDEX "note_pages_recipe" ON "note_pages" USING btree ("recipe_id");--> statement-breakpoint
CREATE INDEX "note_pages_post" ON "note_pages" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "note_pages_faq" ON "note_pages" USING btree ("faq_id");--> statement-breakpoint
CREATE INDEX "note_pages_affiliate" ON "note_pages" USING btree ("affiliate_id");