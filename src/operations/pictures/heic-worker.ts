import { parentPort } from 'node:worker_threads'
import libheif from 'libheif-js/wasm-bundle.js'

export type HeicAnswer =
  | { ok: true; pixels: Uint8ClampedArray<ArrayBuffer>; width: number; height: number }
  | { ok: false; problem: 'damaged' | 'tooManyPixels' }

interface HeicRequest {
  bytes: Uint8Array
  mostPixels: number
}

parentPort?.on('message', async (request: HeicRequest) => {
  const answer = await decode(request).catch((): HeicAnswer => ({ ok: false, problem: 'damaged' }))
  // The pixels move to the other thread instead of being copied.
  parentPort?.postMessage(answer, answer.ok ? [answer.pixels.buffer] : [])
})

/** Reads the sizes first. The pixels are unpacked only if they are few enough. */
async function decode({ bytes, mostPixels }: HeicRequest): Promise<HeicAnswer> {
  const [picture] = new libheif.HeifDecoder().decode(bytes)
  if (!picture) return { ok: false, problem: 'damaged' }
  const [width, height] = [picture.get_width(), picture.get_height()]
  if (width * height > mostPixels) return { ok: false, problem: 'tooManyPixels' }
  const room = { data: new Uint8ClampedArray(4 * width * height), width, height }
  const drawn = await new Promise<typeof room | null>((resolve) => picture.display(room, resolve))
  return drawn ? { ok: true, pixels: drawn.data, width, height } : { ok: false, problem: 'damaged' }
}
