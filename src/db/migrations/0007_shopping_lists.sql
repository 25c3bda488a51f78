CREATE TABLE "shopping_lines" (
	"list_id" text NOT NULL,
	"id" text NOT NULL,
	"line" text NOT NULL,
	"recipes" jsonb NOT NULL,
	"is_ticked" boolean NOT NULL,
	"removed" text NOT NULL,
	"line_at" double precision NOT NULL,
	"ticked_at" double precision NOT NULL,
	"removed_at" double precision NOT NULL,
	"position" integer NOT NULL,
	"revision" integer NOT NULL,
	CONSTRAINT "shopping_lines_list_id_id_pk" PRIMARY KEY("list_id","id")
);
--> statement-breakpoint
CREATE TABLE "shopping_links" (
	"token" text PRIMARY KEY NOT NULL,
	"list_id" text NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shopping_lists" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"revision" integer DEFAULT 0 NOT NULL,
	"at_home" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"at_home_revision" integer DEFAULT 0 NOT NULL,
	"aisles" jsonb DEFAULT '{"order":[],"at":0}'::jsonb NOT NULL,
	"aisles_revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shopping_lists_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "shopping_operations" (
	"list_id" text NOT NULL,
	"operation" text NOT NULL,
	"done_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shopping_operations_list_id_operation_pk" PRIMARY KEY("list_id","operation")
);
--> statement-breakpoint
ALTER TABLE "shopping_lines" ADD CONSTRAINT "shopping_lines_list_id_shopping_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."shopping_lists"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "shopping_links" ADD CONSTRAINT "shopping_links_list_id_shopping_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."shopping_lists"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "shopping_lists" ADD CONSTRAINT "shopping_lists_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_operations" ADD CONSTRAINT "shopping_operations_list_id_shopping_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."shopping_lists"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "shopping_lines_revision" ON "shopping_lines" USING btree ("list_id","revision");--> statement-breakpoint
CREATE INDEX "shopping_links_list" ON "shopping_links" USING btree ("list_id");--> statement-breakpoint
CREATE INDEX "shopping_operations_done" ON "shopping_operations" USING btree ("done_at");