interface Issue {
  path: ReadonlyArray<PropertyKey>
  message: string
}

/** One sentence a field, the first that was wrong, by the field's name. */
export function firstErrors(issues: ReadonlyArray<Issue>): Partial<Record<string, string>> {
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), message]))
}
