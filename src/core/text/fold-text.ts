/**
 * Drops accents and case, so that "Crème BRÛLÉE" equals "creme brulee", and writes "½" as "1⁄2". PostgreSQL can do the
 * same.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
}
