/** How many recipes are asked for in one request. */
export const savedAtOnce = 48

/** Nothing else was ever an id, whatever somebody wrote into the browser's list. */
export const isSavedId = (id: string) => /^[^\0]{1,300}$/.test(id)
