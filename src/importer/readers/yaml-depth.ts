/** Keys in keys, or lists in lists, on one line. */
const tooDeep = /(?:[?:-][ \t]+|[{[]\s*){50}/

/** Returns true for YAML that takes its parser seconds: 2,600 keys in keys, which are 5 KB, took more than four. */
export const isNestedTooDeeply = (text: string): boolean => tooDeep.test(text)
