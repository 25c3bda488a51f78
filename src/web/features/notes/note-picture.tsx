import { useEffect, useState } from 'react'
import type { NoteCard } from '../../../core/notes/visitor-notes.ts'
import { placeSettingOf } from '../../../core/recipes/drawing/place-setting.ts'
import { fieldsOf, isText } from '../../../core/text/fields-of.ts'
import { post } from '../../browser/client.ts'
import { EmptyDish } from '../../ui/empty-dish.tsx'

/** Loads a small copy through our server, so that the browser contacts no other site. */
export function NotePicture({ card }: { card: Pick<NoteCard, 'id' | 'picture' | 'drawing'> }) {
  const [preview, setPreview] = useState<string | null>(null)
  const { picture } = card
  useEffect(() => {
    if (!picture) return undefined
    const leaving = new AbortController()
    void inTurn(async () => {
      if (leaving.signal.aborted) return
      const loaded = await post(
        '/api/import/picture',
        { url: picture },
        (value) => {
          const { preview: found } = fieldsOf(value)
          return isText(found) ? found : undefined
        },
        { signal: leaving.signal },
      )
      if (loaded.ok && !leaving.signal.aborted) setPreview(loaded.answer)
    })
    return () => leaving.abort()
  }, [picture])
  if (preview) return <img src={preview} alt="" className="food size-full object-cover" />
  return <EmptyDish setting={placeSettingOf(card)} alt="" loading="lazy" className="food" />
}

/** The server loads three pictures of a visitor at once. */
const atOnce = 2
const lines: Array<Promise<void>> = Array.from({ length: atOnce }, () => Promise.resolve())
let next = 0

function inTurn(load: () => Promise<void>) {
  next = (next + 1) % atOnce
  const before = lines[next] ?? Promise.resolve()
  const line = before.then(load, load)
  lines[next] = line
  return line
}
