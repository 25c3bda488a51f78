import { sourceKey } from '../../core/recipes/source-key.ts'
import { withScheme } from '../../core/text/with-scheme.ts'

type ImportAddress = { ok: true; url: string; key: string } | { ok: false; url: string; message: string }

/** Reads a typed or pasted address: the URL to fetch, and the key that identifies the source. */
export function readImportAddress(typed: string): ImportAddress {
  const url = withScheme(typed.trim())
  const key = sourceKey(url)
  return key ? { ok: true, url, key } : { ok: false, url, message: badAddressMessage(url) }
}

function badAddressMessage(url: string) {
  if (!url) return 'Enter the address of a recipe page'
  if (/^(?!https?:)[a-z][a-z0-9+.-]*:/i.test(url))
    return 'Only addresses that start with http:// or https:// can be imported'
  return 'This is not a web address. Addresses look like https://example.com/recipe'
}
