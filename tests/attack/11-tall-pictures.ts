import sharp from 'sharp'
import { sendRequest } from './send-request.ts'
import type { Attack } from './attack.ts'

const sizes = [
  [10, 20_000],
  [20_000, 10],
  [1, 65_000],
] as const

/** WebP is limited to 16,383 pixels: larger pictures used to be reported as damaged. */
export const tallPictures: Attack = {
  number: 11,
  name: 'very tall pictures',
  async run(target) {
    const answers = await Promise.all(
      sizes.map(async ([width, height]) => {
        const picture = sharp({ create: { width, height, channels: 3, background: 'red' } })
        const body = await picture.png().toBuffer()
        return sendRequest(target.url(), '/api/pictures', { headers: { 'content-type': 'image/png' }, body })
      }),
    )
    const isOk = answers.every(({ status, text }) => (status === 201 || status === 422) && !text.includes('damaged'))
    return {
      isOk,
      figure: answers
        .map(({ status, text }) => `${status} ${status === 201 ? '' : text.slice(0, 60)}`.trim())
        .join('; '),
    }
  },
}
