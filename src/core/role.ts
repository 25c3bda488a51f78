/** What an account may be, from least to most. A trusted cook publishes at once; an editor decides for others; an admin runs the site. */
export const roles = ['cook', 'trusted', 'editor', 'admin'] as const
export type Role = (typeof roles)[number]

/** Each role may do what those before it may. */
export const isAtLeast = (role: Role, wanted: Role) => roles.indexOf(role) >= roles.indexOf(wanted)

export const isRole = (text: string): text is Role => roles.some((role) => role === text)
