ALTER TABLE "newsletter_deliveries" ADD COLUMN "tries" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "newsletter_deliveries_waiting" ON "newsletter_deliveries" USING btree ("issue_id","at","email") WHERE outcome = 'waiting';--> statement-breakpoint
CREATE INDEX "recipes_by_created" ON "recipes" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "review_items_by_created" ON "review_items" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_by_created" ON "users" USING btree ("created_at","id");