/** "Crème BRÛLÉE" and "creme brulee" are the same to somebody who searches. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
}
