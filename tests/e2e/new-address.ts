let given = 0

/**
 * Returns an address of the page that no test has imported. A recipe's source is imported once, and a try that failed may
 * have saved it.
 */
export const newAddress = (url: string) => `${url}?visit=${(given += 1)}`
