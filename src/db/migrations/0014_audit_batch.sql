ALTER TABLE "audit_log" ADD COLUMN "batch" text;--> statement-breakpoint
CREATE INDEX "audit_log_batch" ON "audit_log" USING btree ("batch","id") WHERE "audit_log"."batch" is not null;