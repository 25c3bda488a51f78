-- The one stem a word has in the vocabulary, in the first language. Stop words stand for themselves.
CREATE FUNCTION search_stem(word text, languages regconfig[]) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce((SELECT min(lexeme) FROM unnest(search_stems(word, languages[1:1]))), word)
$$;
