ALTER TABLE "recipes" ALTER COLUMN "difficulty" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "recipes" ALTER COLUMN "difficulty" DROP NOT NULL;