-- Tells every process which table changed, with the commit, so that it drops the cached pages that show it. A
-- transaction of a long job sets `marshmallow.announces_later`, so that its many commits don't make pages stale each time.
CREATE FUNCTION announce_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('site_changed',
    CASE WHEN current_setting('marshmallow.announces_later', true) = 'yes' THEN 'later ' ELSE '' END || TG_TABLE_NAME);
  RETURN NULL;
END $$;

-- No page shows a new picture before a row of another table refers to it.
CREATE TRIGGER announce_change AFTER UPDATE OR DELETE OR TRUNCATE ON images FOR EACH STATEMENT EXECUTE FUNCTION announce_change();
CREATE TRIGGER announce_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON chefs FOR EACH STATEMENT EXECUTE FUNCTION announce_change();
CREATE TRIGGER announce_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON recipes FOR EACH STATEMENT EXECUTE FUNCTION announce_change();
CREATE TRIGGER announce_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON affiliates FOR EACH STATEMENT EXECUTE FUNCTION announce_change();
CREATE TRIGGER announce_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON blog_posts FOR EACH STATEMENT EXECUTE FUNCTION announce_change();
CREATE TRIGGER announce_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON faqs FOR EACH STATEMENT EXECUTE FUNCTION announce_change();
CREATE TRIGGER announce_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON knowledge_base_articles FOR EACH STATEMENT EXECUTE FUNCTION announce_change();
CREATE TRIGGER announce_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON settings FOR EACH STATEMENT EXECUTE FUNCTION announce_change();
CREATE TRIGGER announce_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON redirects FOR EACH STATEMENT EXECUTE FUNCTION announce_change();
-- Only published reviews are on pages. Votes change only `helpful_count`, which pages show a few minutes later.
CREATE TRIGGER announce_insert AFTER INSERT ON reviews FOR EACH ROW WHEN (NEW.state = 'published') EXECUTE FUNCTION announce_change();
CREATE TRIGGER announce_delete AFTER DELETE ON reviews FOR EACH ROW WHEN (OLD.state = 'published') EXECUTE FUNCTION announce_change();
CREATE TRIGGER announce_update AFTER UPDATE OF recipe_id, user_id, name, state, stars, body, changed, made_it, photo_count, answer, answer_state
  ON reviews FOR EACH ROW WHEN (OLD.state = 'published' OR NEW.state = 'published') EXECUTE FUNCTION announce_change();
CREATE TRIGGER announce_truncate AFTER TRUNCATE ON reviews FOR EACH STATEMENT EXECUTE FUNCTION announce_change();
