CREATE TABLE "import_rows" (
	"import_id" text NOT NULL,
	"position" integer NOT NULL,
	"at" text NOT NULL,
	"title" text NOT NULL,
	"draft" jsonb,
	"picture" "bytea",
	"problem" text,
	"duplicate_id" text,
	"choice" text DEFAULT 'import' NOT NULL,
	"state" text DEFAULT 'ready' NOT NULL,
	"recipe_id" text,
	"recipe_version" integer,
	CONSTRAINT "import_rows_import_id_position_pk" PRIMARY KEY("import_id","position")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text,
	"file_name" text NOT NULL,
	"state" text DEFAULT 'preview' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_duplicate_id_recipes_id_fk" FOREIGN KEY ("duplicate_id") REFERENCES "public"."recipes"("id") ON DELETE set null ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_recipe_id_recipes_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("id") ON DELETE set null ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_rows_state" ON "import_rows" USING btree ("import_id","state","position");--> statement-breakpoint
CREATE INDEX "import_rows_recipe" ON "import_rows" USING btree ("recipe_id");--> statement-breakpoint
CREATE INDEX "import_rows_duplicate" ON "import_rows" USING btree ("duplicate_id") WHERE duplicate_id is not null;--> statement-breakpoint
CREATE INDEX "imports_owner" ON "imports" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "imports_created" ON "imports" USING btree ("created_at");