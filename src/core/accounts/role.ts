/** From least to most powerful. Trusted cooks publish without review, editors moderate, admins run the site. */
export const roles = ['cook', 'trusted', 'editor', 'admin'] as const
export type Role = (typeof roles)[number]

/** Returns whether a role includes the wanted one. Each role has the rights of the roles before it. */
export const isAtLeast = (role: Role, wanted: Role) => roles.indexOf(role) >= roles.indexOf(wanted)

export const isRole = (text: string): text is Role => roles.some((role) => role === text)
