/** Passing statuses: a proxy cannot reach the site, or the site is starting. */
const unavailable: ReadonlySet<number> = new Set([502, 503, 504])

export const isUnavailable = ({ status }: { status: number }): boolean => unavailable.has(status)
