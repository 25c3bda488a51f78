-- True for the role itself and for every lesser one. Unknown users and unknown roles have none.
CREATE FUNCTION has_role(_user_id text, _role text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce((
    SELECT array_position(ranks, role) >= array_position(ranks, _role)
    FROM users, (VALUES (ARRAY['cook', 'trusted', 'editor', 'admin'])) AS known (ranks)
    WHERE id = _user_id AND NOT banned
  ), false)
$$;
