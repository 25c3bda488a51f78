-- The stems of the words of a folded text, in every language. Without a language, words are taken as written.
CREATE FUNCTION search_stems(folded text, languages regconfig[]) RETURNS tsvector LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
  language regconfig;
  stems tsvector := CASE WHEN languages = '{}' THEN strip(to_tsvector('search_words', folded)) ELSE '' END;
BEGIN
  FOREACH language IN ARRAY languages LOOP stems := stems || strip(to_tsvector(language, folded)); END LOOP;
  RETURN stems;
END $$;
