import { pictureProblems } from '../../../core/pictures/picture-file.ts'

export type SentPicture =
  | { ok: true; id: string }
  /** `isFinal`: the server refuses this file, whatever is tried. */
  | { ok: false; problem: string; isFinal: boolean }

const refusals = new Set([413, 422])

/** Sends the file as the request body. Uses `XMLHttpRequest`, because only it reports upload progress. */
export function sendPicture(file: File, onProgress: (percent: number) => void) {
  const request = new XMLHttpRequest()
  const outcome = new Promise<SentPicture>((resolve) => {
    const fail = (problem: string = pictureProblems.unfinished) =>
      resolve({ ok: false, problem, isFinal: refusals.has(request.status) })
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress((loaded / total) * 100))
    request.addEventListener('error', () => fail())
    request.addEventListener('abort', () => fail())
    request.addEventListener('load', () => {
      const answer = read(request.responseText)
      if (answer.picture) return resolve({ ok: true, id: answer.picture.id })
      fail(request.status === 413 ? pictureProblems.tooLarge : answer.error)
    })
    request.open('POST', '/api/pictures')
    request.setRequestHeader('content-type', 'application/octet-stream')
    request.send(file)
  })
  return { outcome, cancel: () => request.abort() }
}

/** A proxy may answer with its own page. */
function read(text: string): { picture?: { id: string }; error?: string } {
  try {
    return JSON.parse(text) as { picture?: { id: string }; error?: string }
  } catch {
    return {}
  }
}
