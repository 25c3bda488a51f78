-- The stars that lists sort by: the mean as if ten visitors had also given the mean of the site (`rating_prior`, 4 stars at first).
-- Ten, so that no single vote leads the list, and ten votes count as much as the mean of the site.
CREATE FUNCTION ranked_stars(rating_count integer, rating_sum integer) RETURNS real LANGUAGE sql STABLE AS $$
  SELECT ((rating_sum + 10 * coalesce((SELECT mean FROM rating_prior), 4)) / (rating_count + 10.0))::real
$$;
