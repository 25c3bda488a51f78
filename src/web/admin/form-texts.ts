import { formText } from '../form-text.ts'

/** The texts of a form, under the names of `empty`; what else was sent is left aside. */
export function textsOf<Texts extends Record<string, string>>(sent: FormData, empty: Texts): Texts {
  return Object.fromEntries(Object.keys(empty).map((name) => [name, formText(sent, name)])) as Texts
}

/** For each field what is wrong with it first. */
export function firstErrors(
  issues: ReadonlyArray<{ path: ReadonlyArray<PropertyKey>; message: string }>,
): Record<string, string> {
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), message]))
}
