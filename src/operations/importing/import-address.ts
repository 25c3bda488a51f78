import { sourceKey } from '../../core/recipe/source-key.ts'
import { withScheme } from '../../core/with-scheme.ts'

type ImportAddress = { ok: true; url: string; key: string } | { ok: false; url: string; message: string }

/** What a cook typed or pasted, as an address that can be fetched, and the key under which the collection knows it. */
export function readImportAddress(typed: string): ImportAddress {
  const url = withScheme(typed.trim())
  const key = sourceKey(url)
  return key ? { ok: true, url, key } : { ok: false, url, message: badAddressMessage(url) }
}

function badAddressMessage(url: string) {
  if (!url) return 'Please enter the address of a recipe page'
  if (/^(?!https?:)[a-z][a-z0-9+.-]*:/i.test(url))
    return 'Only addresses that start with http:// or https:// can be imported'
  return 'This is not a web address. It looks like https://example.com/recipe'
}
