/** An ingredient line for a list of choices, which has room for a few words. */
export function lineText({ amount, name }: { amount: string; name: string }): string {
  const text = `${amount} ${name}`
  return text.length > 60 ? `${text.slice(0, 58).trimEnd()}…` : text
}
