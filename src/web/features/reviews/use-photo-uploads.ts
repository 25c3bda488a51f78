import { useEffect, useRef, useState } from 'react'
import { pictureFileProblem, pictureProblems } from '../../../core/pictures/picture-file.ts'
import { tooManyPhotos } from '../../../core/reviews/review-form.ts'
import { mostPhotos } from '../../../core/reviews/review.ts'
import { randomId } from '../../browser/random-id.ts'
import { storedPreview } from '../pictures/picture-state.ts'
import { sendPicture } from '../pictures/send-picture.ts'

export type PhotoUpload = { key: string; preview: string } & (
  | { kind: 'sending'; percent: number }
  | { kind: 'ready'; id: string }
  | { kind: 'failed'; name: string; problem: string }
)

/** Uploads photos while the cook continues typing, and shows them at once. */
export function usePhotoUploads(initialIds: ReadonlyArray<string>) {
  const [photos, setPhotos] = useState<ReadonlyArray<PhotoUpload>>(() =>
    initialIds.map((id) => ({ key: id, kind: 'ready', id, preview: storedPreview(id) })),
  )
  const running = useRef(new Map<string, { outcome: Promise<boolean>; cancel: () => void }>())
  const previews = useRef<Array<string>>([])
  useEffect(() => {
    const [uploads, urls] = [running.current, previews.current]
    return () => {
      for (const { cancel } of uploads.values()) cancel()
      for (const url of urls) URL.revokeObjectURL(url)
    }
  }, [])

  const replace = (key: string, next: PhotoUpload) =>
    setPhotos((shown) => shown.map((one) => (one.key === key ? next : one)))

  function add(files: ReadonlyArray<File>) {
    const usable = photos.filter(({ kind }) => kind !== 'failed')
    const room = mostPhotos - usable.length
    const added = files.slice(0, room).map(start)
    const left = files.slice(room).map(({ name }) => failed(name, `${tooManyPhotos}.`))
    setPhotos([...usable, ...added, ...left])
  }

  function start(file: File): PhotoUpload {
    const key = randomId()
    const problem = pictureFileProblem(file)
    if (problem) return failed(file.name, problem, key)
    const preview = URL.createObjectURL(file)
    previews.current.push(preview)
    const { outcome, cancel } = sendPicture(file, (percent) => replace(key, { key, kind: 'sending', preview, percent }))
    const done = outcome.then((sent) => {
      // A removed photo is no longer among the running ones.
      if (!running.current.delete(key)) return true
      replace(key, sent.ok ? { key, kind: 'ready', preview, id: sent.id } : failed(file.name, sent.problem, key))
      return sent.ok
    })
    running.current.set(key, { outcome: done, cancel })
    return { key, kind: 'sending', preview, percent: 0 }
  }

  function remove(key: string) {
    const upload = running.current.get(key)
    running.current.delete(key)
    upload?.cancel()
    setPhotos((shown) => shown.filter((one) => one.key !== key))
  }

  return {
    photos,
    add,
    remove,
    /** Reports that a stored photo has been deleted. */
    miss: (key: string) => replace(key, failed('A photo', pictureProblems.gone, key)),
    isSending: photos.some(({ kind }) => kind === 'sending'),
    /** Resolves when all uploads have ended, with false if one failed. */
    settle: async () => {
      const outcomes = await Promise.all([...running.current.values()].map(({ outcome }) => outcome))
      return outcomes.every(Boolean)
    },
  }
}

const failed = (name: string, problem: string, key: string = randomId()): PhotoUpload => ({
  key,
  kind: 'failed',
  preview: '',
  name,
  problem,
})
