/** Formats a count with its noun, such as "1,200 recipes". */
export const counted = (count: number, one: string) => `${count.toLocaleString('en')} ${count === 1 ? one : `${one}s`}`
