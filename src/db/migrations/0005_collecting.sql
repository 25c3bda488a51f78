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
ALTER TABLE "imports" ADD COLUMN "collecting_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "turn" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "import_pages" ADD CONSTRAINT "import_pages_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "import_pages_key" ON "import_pages" USING btree ("import_id","key");--> statement-breakpoint
CREATE INDEX "import_pages_next" ON "import_pages" USING btree ("import_id","state","rank","position");