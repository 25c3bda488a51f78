import { createHash } from 'node:crypto'

/**
 * The text of an archive's last entry: the SHA-256 of every entry before it, as `{"entries":{"manifest.json":"…",…}}`. Handed out in
 * pieces, so that whoever reads an archive can compare it and keep none of it.
 */
export function createContentsList(take: (piece: string) => void) {
  let isFirst = true
  take('{"entries":{')
  return {
    add(name: string, bytes: Uint8Array) {
      take(`${isFirst ? '' : ','}${JSON.stringify(name)}:"${createHash('sha256').update(bytes).digest('hex')}"`)
      isFirst = false
    },
    end: () => take('}}'),
  }
}
