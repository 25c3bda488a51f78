/** Fields that never go back to the browser, whatever else was wrong. Their inputs take their names from here. */
export const secretFields = ['password', 'current', 'factorPassword', 'code'] as const
export type SecretField = (typeof secretFields)[number]
