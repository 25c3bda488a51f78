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
ALTER TABLE "crawler_calls" ADD CONSTRAINT "crawler_calls_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crawler_pages" ADD CONSTRAINT "crawler_pages_call_id_crawler_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."crawler_calls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "crawler_calls_created" ON "crawler_calls" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "crawler_calls_user" ON "crawler_calls" USING btree ("started_by");