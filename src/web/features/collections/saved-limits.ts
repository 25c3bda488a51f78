/** The maximum number of recipes per request. */
export const savedAtOnce = 48
