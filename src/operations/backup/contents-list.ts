import { createHash } from 'node:crypto'

/**
 * Builds the text of an archive's last entry: the SHA-256 of every earlier entry, as
 * `{"entries":{"manifest.json":"…",…}}`. It is passed on in pieces, so that a reader can compare it without storing it.
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
