/** Name of a hidden field. Only bots fill it in. */
export const honeypot = 'website'
