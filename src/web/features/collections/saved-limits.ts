/** The maximum number of recipes per request. */
export const savedAtOnce = 48

/** No id has ever had another form. The browser's list may contain anything. */
export const isSavedId = (id: string) => /^[^\0]{1,300}$/.test(id)
