const named: Record<number, string> = { 1: 'Every hour', 24: 'Every day', 168: 'Every week' }

/** Says how often a feed is read. */
export const hoursText = (hours: number): string => named[hours] ?? `Every ${hours} hours`
