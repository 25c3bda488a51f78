-- Whoever saves names the version that was read, as with articles: nobody overwrites unseen.
ALTER TABLE "affiliates" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "faqs" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "newsletter_issues" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;
