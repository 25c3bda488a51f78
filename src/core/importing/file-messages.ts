/** Messages from the specification's error catalog, for an import without a file. */
export const noFile = 'Please select a file to import'
export const noCsvFile = 'Please select a CSV file to import'

/** The way of a table through the import, which decides what is said when no file was chosen. */
export const csvApp = 'csv'
