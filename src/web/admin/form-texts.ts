/** The texts of a form, under the names of `empty`; what else was sent is left aside. */
export function textsOf<Texts extends Record<string, string>>(sent: FormData, empty: Texts): Texts {
  const texts = Object.keys(empty).map((name) => {
    const value = sent.get(name)
    return [name, typeof value === 'string' ? value : '']
  })
  return Object.fromEntries(texts) as Texts
}

/** For each field what is wrong with it first. */
export function firstErrors(
  issues: ReadonlyArray<{ path: ReadonlyArray<PropertyKey>; message: string }>,
): Record<string, string> {
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), message]))
}
