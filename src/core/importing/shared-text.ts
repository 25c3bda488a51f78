/** Writes what a phone shares as one text, such as a note and its title. */
export function sharedText(title: string, text: string): string {
  return [title, text].filter((part) => part.trim() !== '').join('\n\n')
}
