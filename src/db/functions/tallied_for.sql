-- Where a recipe counts: for the site, its chef and each of its categories.
CREATE FUNCTION tallied_for(author_id text, categories text[]) RETURNS TABLE (kind text, name text) LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT 'site', ''
  UNION ALL SELECT 'chef', author_id WHERE author_id IS NOT NULL
  UNION ALL SELECT DISTINCT 'category', category FROM unnest(categories) category
$$;
