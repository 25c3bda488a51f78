/** An engine opens a web page for an import: the site itself, or the crawler. The first is the default. */
export const engines = ['built-in', 'crawler'] as const
export type Engine = (typeof engines)[number]
