/** The maximum number of recipes per request. */
export const savedAtOnce = 48

/** Checks an id, because the browser's list may contain anything. Every id so far has had this form. */
export const isSavedId = (id: string) => /^[^\0]{1,300}$/.test(id)
