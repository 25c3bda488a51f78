/** Sign-in changes that account owners are mailed about, in case it wasn't them. */
export const accountNotices = ['password', 'passkey', 'linked', 'second-factor-off'] as const

export type AccountNotice = (typeof accountNotices)[number]
