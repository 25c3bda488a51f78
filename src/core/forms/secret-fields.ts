/** Fields that are never sent back to the browser, whatever error occurs. Their inputs use these names. */
export const secretFields = ['password', 'current', 'factorPassword', 'code', 'key'] as const
export type SecretField = (typeof secretFields)[number]
