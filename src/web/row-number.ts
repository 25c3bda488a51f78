/** The number of a row as an address or a form says it; 0, which no row has, where there can be none of that number. */
export const rowNumber = (text: string | null | undefined): number => (/^\d{1,9}$/.test(text ?? '') ? Number(text) : 0)
