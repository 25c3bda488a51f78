-- The words of a recipe as written, for the vocabulary: the base of typo corrections and completions. Steps are left out: their
-- words can be searched for, but are never suggested.
CREATE FUNCTION search_vocabulary_words(recipe recipes) RETURNS TABLE (word text, is_in_title boolean) LANGUAGE plpgsql STABLE AS $$
DECLARE
  title CONSTANT tsvector := to_tsvector('search_words', search_fold(recipe.title));
  rest CONSTANT tsvector := to_tsvector('search_words', left(search_fold(concat_ws(' ', recipe.description,
    array_to_string(recipe.categories, ' '), recipe.cuisine, recipe.author,
    (SELECT string_agg(line ->> 'line', ' ') FROM jsonb_array_elements(recipe.ingredients) line))), 100000));
BEGIN
  RETURN QUERY
    SELECT lexeme, lexeme = ANY (tsvector_to_array(title)) FROM unnest(strip(title || rest))
    WHERE length(lexeme) <= 40 AND lexeme !~ '\d';
END $$;
