import { expect, test } from 'vitest'
import { collectBytes } from './collect-bytes.ts'

const collected = (use: (stream: ReturnType<typeof collectBytes>) => void) =>
  new Promise<string>((resolve, reject) => {
    const stream = collectBytes((bytes) => resolve(bytes.toString()), reject)
    stream.on('error', () => {})
    use(stream)
  })

test('passes on all bytes in order', async () => {
  const text = await collected((stream) => {
    stream.write('<p>Brötchen ')
    stream.write(new TextEncoder().encode('🥐'))
    stream.end('</p>'.repeat(50_000))
  })
  expect(text).toBe(`<p>Brötchen 🥐${'</p>'.repeat(50_000)}`)
})

const broken = (cause?: Error) =>
  collected((stream) => {
    stream.write('<p>')
    stream.destroy(cause)
  })

test('fails if the stream is destroyed before its end', async () => {
  await expect(broken(new Error('A part could not be written'))).rejects.toThrow('A part could not be written')
  await expect(broken()).rejects.toThrow('The page ended early')
})
