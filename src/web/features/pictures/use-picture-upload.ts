import { useEffect, useRef, useState } from 'react'
import { pictureFileProblem, pictureProblems } from '../../../core/pictures/picture-file.ts'
import { type PictureState, storedPreview } from './picture-state.ts'
import { sendPicture } from './send-picture.ts'

type Settled = { ok: true; id: string } | { ok: false }

const none: PictureState = { kind: 'none' }
const nothingSent = Promise.resolve<Settled>({ ok: true, id: '' })

/** Uploads one picture while the cook continues typing, and shows it at once. */
export function usePictureUpload(initialId: string) {
  const [state, setState] = useState<PictureState>(() => (initialId ? atHome(initialId) : none))
  const cancelRunning = useRef<(() => void) | null>(null)
  const settled = useRef<Promise<Settled>>(initialId ? Promise.resolve({ ok: true, id: initialId }) : nothingSent)
  const objectUrl = useRef<string | null>(null)
  useEffect(
    () => () => {
      cancelRunning.current?.()
      if (objectUrl.current) URL.revokeObjectURL(objectUrl.current)
    },
    [],
  )

  /** Cancels a running upload and moves to the next state. */
  function turnTo(next: PictureState, outcome: Promise<Settled>) {
    cancelRunning.current?.()
    cancelRunning.current = null
    if (objectUrl.current) URL.revokeObjectURL(objectUrl.current)
    objectUrl.current = null
    settled.current = outcome
    setState(next)
  }

  const fail = (problem: string, file: File | null = null) =>
    turnTo({ kind: 'failed', problem, file }, Promise.resolve({ ok: false }))

  function choose(file: File) {
    const problem = pictureFileProblem(file)
    if (problem) return fail(problem)
    turnTo(none, nothingSent)
    const preview = URL.createObjectURL(file)
    objectUrl.current = preview
    let isCurrent = true
    const show = (percent: number) => isCurrent && setState({ kind: 'sending', name: file.name, preview, percent })
    show(0)
    const { outcome, cancel } = sendPicture(file, show)
    cancelRunning.current = () => {
      isCurrent = false
      cancel()
    }
    settled.current = outcome.then((sent): Settled => {
      if (!isCurrent) return { ok: false }
      if (!sent.ok) {
        fail(sent.problem, sent.isFinal ? null : file)
        return { ok: false }
      }
      cancelRunning.current = null
      setState({ kind: 'ready', id: sent.id, preview })
      return sent
    })
  }

  return {
    state,
    choose,
    remove: () => turnTo(none, nothingSent),
    restore: (id: string) => turnTo(atHome(id), Promise.resolve({ ok: true, id })),
    /** Reports that the stored picture has been deleted. */
    miss: () => fail(pictureProblems.gone),
    /** Resolves with the upload's result. The id is empty without a picture. */
    settle: () => settled.current,
  }
}

const atHome = (id: string): PictureState => ({ kind: 'ready', id, preview: storedPreview(id) })
