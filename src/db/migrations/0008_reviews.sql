CREATE TABLE "cooked_days" (
	"recipe_id" text NOT NULL,
	"day" date NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "cooked_days_recipe_id_day_pk" PRIMARY KEY("recipe_id","day")
);
--> statement-breakpoint
CREATE TABLE "rating_prior" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"mean" real NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_photos" (
	"review_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"image_id" text NOT NULL,
	CONSTRAINT "review_photos_review_id_position_pk" PRIMARY KEY("review_id","position")
);
--> statement-breakpoint
CREATE TABLE "review_reports" (
	"id" serial PRIMARY KEY NOT NULL,
	"review_id" integer NOT NULL,
	"report" text NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_votes" (
	"review_id" integer NOT NULL,
	"voter" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_votes_review_id_voter_pk" PRIMARY KEY("review_id","voter")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" serial PRIMARY KEY NOT NULL,
	"recipe_id" text NOT NULL,
	"user_id" text,
	"name" text,
	"email" text,
	"token_hash" text,
	"state" text NOT NULL,
	"stars" smallint NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"changed" text DEFAULT '' NOT NULL,
	"made_it" boolean DEFAULT false NOT NULL,
	"photo_count" smallint DEFAULT 0 NOT NULL,
	"helpful_count" integer DEFAULT 0 NOT NULL,
	"reason" text,
	"answer" text,
	"answer_state" text,
	"answered_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	CONSTRAINT "reviews_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "review_stars" integer[] DEFAULT '{0,0,0,0,0}' NOT NULL;--> statement-breakpoint
ALTER TABLE "cooked_days" ADD CONSTRAINT "cooked_days_recipe_id_recipes_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "review_photos" ADD CONSTRAINT "review_photos_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_photos" ADD CONSTRAINT "review_photos_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_votes" ADD CONSTRAINT "review_votes_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_recipe_id_recipes_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cooked_days_day" ON "cooked_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "review_photos_image" ON "review_photos" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "review_reports_review" ON "review_reports" USING btree ("review_id");--> statement-breakpoint
CREATE INDEX "review_reports_open" ON "review_reports" USING btree ("created_at","review_id") WHERE is_open;--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_once_a_cook" ON "reviews" USING btree ("recipe_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_once_an_address" ON "reviews" USING btree ("recipe_id","email") WHERE state <> 'unconfirmed';--> statement-breakpoint
CREATE INDEX "reviews_newest" ON "reviews" USING btree ("recipe_id","created_at","id") WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "reviews_helpful" ON "reviews" USING btree ("recipe_id","helpful_count","created_at","id") WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "reviews_with_photos" ON "reviews" USING btree ("created_at","id") WHERE state = 'published' and photo_count > 0;--> statement-breakpoint
CREATE INDEX "reviews_made" ON "reviews" USING btree ("created_at") WHERE state = 'published' and made_it;--> statement-breakpoint
CREATE INDEX "reviews_waiting" ON "reviews" USING btree ("created_at","id") WHERE state = 'waiting' or answer_state = 'waiting';--> statement-breakpoint
CREATE INDEX "reviews_user" ON "reviews" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "reviews_email" ON "reviews" USING btree ("email");