/** The people who may create an account. */
export const signUpRules = ['everyone', 'invited', 'nobody'] as const
export type SignUpRule = (typeof signUpRules)[number]

/** Says why nobody can create an account without an invitation. Null while everyone can. */
export function closedSignUpText(rule: SignUpRule): string | null {
  switch (rule) {
    case 'everyone':
      return null
    case 'invited':
      return 'New accounts need an invitation. If you have one, open the link in it.'
    case 'nobody':
      return 'This site isn’t accepting new accounts right now.'
  }
}
