CREATE TABLE "plan_entries" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"day" date NOT NULL,
	"meal" text NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"recipe_id" text,
	"servings" integer,
	"leftovers_of" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "plan_entries_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "plan_links" (
	"token" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"week" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "plan_links_once" UNIQUE NULLS NOT DISTINCT("user_id","week")
);
--> statement-breakpoint
ALTER TABLE "plan_entries" ADD CONSTRAINT "plan_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_entries" ADD CONSTRAINT "plan_entries_recipe_id_recipes_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("id") ON DELETE set null ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "plan_links" ADD CONSTRAINT "plan_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plan_entries_day" ON "plan_entries" USING btree ("user_id","day");--> statement-breakpoint
CREATE INDEX "plan_entries_recipe" ON "plan_entries" USING btree ("recipe_id");