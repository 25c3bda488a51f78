-- A word, and what is left of it when any one letter is removed. Two words that are one typo apart share an entry.
CREATE FUNCTION search_slips(word text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN length(word) BETWEEN 3 AND 24
    THEN word || ARRAY(SELECT overlay(word PLACING '' FROM place FOR 1) FROM generate_series(1, length(word)) place)
    ELSE '{}' END
$$;
