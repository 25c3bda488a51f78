/** "recipe.request-changes" as "Recipe: request changes". */
export function deedWords(action: string): string {
  const [subject = '', deed = ''] = action.split(/\.(.*)/s)
  const name = subject.replaceAll('-', ' ')
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}${deed ? `: ${deed.replaceAll(/[-.]/g, ' ')}` : ''}`
}
