-- The text search configurations of the site: one for each language in the settings.
CREATE FUNCTION search_languages() RETURNS regconfig[] LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce(
    (SELECT ARRAY(SELECT ('pg_catalog.' || language)::regconfig FROM jsonb_array_elements_text(value) language)
     FROM settings WHERE name = 'searchLanguages' AND jsonb_typeof(value) = 'array'),
    ARRAY['pg_catalog.english'::regconfig])
$$;
