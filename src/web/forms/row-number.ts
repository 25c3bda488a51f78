/** Parses a row number from an address or a form. Returns 0, which no row has, if the text cannot be a row number. */
export const rowNumber = (text: string | null | undefined): number => (/^\d{1,9}$/.test(text ?? '') ? Number(text) : 0)
