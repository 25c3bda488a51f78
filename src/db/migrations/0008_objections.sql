ALTER TABLE "recipe_revisions" ADD COLUMN "version" integer;--> statement-breakpoint
ALTER TABLE "review_items" ADD COLUMN "objection" text;--> statement-breakpoint
ALTER TABLE "review_items" ADD COLUMN "last_read_version" integer;--> statement-breakpoint
-- What was decided before is in the log of who did what; a cook's own withdrawal or sending again may have wiped it from the item.
UPDATE review_items item SET
  objection = CASE said.action WHEN 'review.withdraw' THEN 'taken-down' WHEN 'review.request-changes' THEN 'questioned' END
FROM (
  SELECT DISTINCT ON (subject_id) subject_id, action FROM audit_log
  WHERE subject_kind = 'recipe' AND (details ->> 'kind') IS DISTINCT FROM 'revision'
    AND action IN ('review.approve', 'review.reject', 'review.request-changes', 'review.withdraw')
  ORDER BY subject_id, id DESC
) said
WHERE item.kind = 'recipe' AND item.recipe_id = said.subject_id AND item.state <> 'approved';
