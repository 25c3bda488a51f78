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
ALTER TABLE "automation_items" ADD CONSTRAINT "automation_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "automation_items" ADD CONSTRAINT "automation_items_recipe_id_recipes_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("id") ON DELETE set null ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "automation_requests" ADD CONSTRAINT "automation_requests_token_id_automation_tokens_id_fk" FOREIGN KEY ("token_id") REFERENCES "public"."automation_tokens"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "automation_tokens" ADD CONSTRAINT "automation_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "automation_items_user" ON "automation_items" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "automation_items_created" ON "automation_items" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "automation_items_recipe" ON "automation_items" USING btree ("recipe_id");--> statement-breakpoint
CREATE INDEX "automation_requests_created" ON "automation_requests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "automation_tokens_user" ON "automation_tokens" USING btree ("user_id");