-- Tells every process which shopping list changed, with the commit, so that the phones that show it hear of it.
CREATE FUNCTION announce_list() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('site_changed', 'list ' || COALESCE(NEW.id, OLD.id));
  RETURN NULL;
END $$;

CREATE TRIGGER announce_list AFTER UPDATE OF revision OR DELETE ON shopping_lists FOR EACH ROW EXECUTE FUNCTION announce_list();
