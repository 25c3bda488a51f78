-- Lowercases a text and removes accents and punctuation, so that what people type and what authors wrote compare equal.
CREATE FUNCTION search_fold(written text) RETURNS text LANGUAGE plpgsql STABLE STRICT PARALLEL SAFE AS $$
DECLARE
  -- A degree sign is the only non-ASCII character in many recipes. Without it they take the fast path.
  plain text := replace(' ' || left(written, 100000), '°', ' ');
  is_ascii CONSTANT boolean := octet_length(plain) = length(plain);
BEGIN
  plain := CASE WHEN is_ascii THEN lower(plain COLLATE "C") ELSE lower(unaccent(normalize(plain, NFKC))) END;
  -- PostgreSQL's parser reads these as parts of URLs, file paths, e-mail addresses and tags.
  plain := translate(plain, './@:&<', '      ');
  -- Apostrophes join words (s'mores), except after the French article.
  IF strpos(plain, '''') > 0 THEN plain := replace(replace(replace(plain, ' l''', ' '), ' d''', ' '), '''', ''); END IF;
  IF octet_length(plain) = length(plain) THEN RETURN plain; END IF;
  -- Arabic: one form for each letter, without vowel signs.
  plain := translate(plain, 'أإآىة' || E'\u064B\u064C\u064D\u064E\u064F\u0650\u0651\u0652\u0640\u0300\u0301\u0302\u0303\u0308\u0327', 'اااية');
  -- Chinese and Japanese have no spaces: each character is a word.
  RETURN regexp_replace(plain, '([぀-ヿ㐀-鿿])', ' \1 ', 'g');
END $$;
