/** The tabs of the import page and its dialog, from the specification. */
export const importTabs = ['url', 'file', 'csv', 'text'] as const
export type ImportTab = (typeof importTabs)[number]
