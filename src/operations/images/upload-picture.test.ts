import { expect, test } from 'vitest'
import { createTestApp } from '../../../tests/factories.ts'
import { pictureProblems } from '../../core/picture-file.ts'
import { uploadPicture } from './upload-picture.ts'

const app = await createTestApp()

/** Begins, and comes to no end until it is told to break. `taken` once what began was read. */
function stalling(size: number) {
  const { promise: broken, resolve: breakOff } = Promise.withResolvers<void>()
  const { promise: taken, resolve: take } = Promise.withResolvers<void>()
  let isFirst = true
  const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
    if (isFirst) {
      isFirst = false
      return controller.enqueue(new Uint8Array(size))
    }
    take()
    await broken
    controller.error(new Error('gone'))
  }
  return { body: new ReadableStream<Uint8Array>({ pull }, { highWaterMark: 0 }), taken, breakOff }
}

const words = () => new Blob(['Butter the toast.']).stream()

test('who sends four pictures slowly waits for them before a fifth', async () => {
  const slow = Array.from({ length: 4 }, () => stalling(1_000))
  const outcomes = slow.map(({ body }) => uploadPicture(app, 'slow', body))
  expect(await uploadPicture(app, 'slow', words())).toMatchObject({ reason: 'too-many' })
  expect(await uploadPicture(app, 'somebody else', words())).toMatchObject({ reason: 'refused' })
  for (const { breakOff } of slow) breakOff()
  for (const outcome of await Promise.all(outcomes))
    expect(outcome).toMatchObject({ problem: pictureProblems.unfinished })
  expect(await uploadPicture(app, 'slow', words())).toMatchObject({ reason: 'refused' })
})

test('many slow ones together hold no more memory than there is for them, and give it back', async () => {
  const slow = Array.from({ length: 20 }, () => stalling(9_000_000))
  const outcomes = slow.map(({ body }, index) => uploadPicture(app, `crowd ${index}`, body))
  await Promise.all(slow.map(({ taken }, index) => Promise.race([taken, outcomes[index]])))
  for (const { breakOff } of slow) breakOff()
  const reasons = (await Promise.all(outcomes)).map((outcome) => outcome.ok || outcome.reason)
  expect(reasons.filter((reason) => reason === 'busy')).toHaveLength(3)
  const whole = new Blob([new Uint8Array(9_000_000)]).stream()
  expect(await uploadPicture(app, 'afterwards', whole)).toMatchObject({ reason: 'refused' })
})

test('who sends one byte at a time keeps nobody else waiting', async () => {
  let left = 100_000
  const pull = (controller: ReadableStreamDefaultController<Uint8Array>) =>
    left-- > 0 ? controller.enqueue(new Uint8Array(1)) : controller.close()
  const started = performance.now()
  await uploadPicture(app, 'in crumbs', new ReadableStream({ pull }))
  expect(performance.now() - started).toBeLessThan(3_000)
})
