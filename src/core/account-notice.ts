/** What became of the ways into an account, which its owner is told by mail: it may not have been them. */
export const accountNotices = ['password', 'passkey', 'linked', 'second-factor-off'] as const

export type AccountNotice = (typeof accountNotices)[number]
