import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../tests/factories.ts'
import { pictureProblems } from '../../core/pictures/picture-file.ts'
import { uploadPicture } from './upload-picture.ts'

const app = await createTestApp()

/** A body that starts and then stalls until `breakOff`. `taken` resolves when the first part was read. */
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

test('makes a visitor with four slow uploads wait before a fifth', async () => {
  const slow = Array.from({ length: 4 }, () => stalling(1_000))
  const outcomes = slow.map(({ body }) => uploadPicture(app, 'slow', body))
  expect(await uploadPicture(app, 'slow', words())).toMatchObject({ reason: 'too-many' })
  expect(await uploadPicture(app, 'another visitor', words())).toMatchObject({ reason: 'refused' })
  for (const { breakOff } of slow) breakOff()
  for (const outcome of await Promise.all(outcomes))
    expect(outcome).toMatchObject({ problem: pictureProblems.unfinished })
  expect(await uploadPicture(app, 'slow', words())).toMatchObject({ reason: 'refused' })
})

test('limits the memory of many slow uploads together, and releases it', async () => {
  const slow = Array.from({ length: 20 }, () => stalling(9_000_000))
  const outcomes = slow.map(({ body }, index) => uploadPicture(app, `crowd ${index}`, body))
  await Promise.all(slow.map(({ taken }, index) => Promise.race([taken, outcomes[index]])))
  for (const { breakOff } of slow) breakOff()
  const reasons = (await Promise.all(outcomes)).map((outcome) => outcome.ok || outcome.reason)
  expect(reasons.filter((reason) => reason === 'busy')).toHaveLength(3)
  const whole = new Blob([new Uint8Array(9_000_000)]).stream()
  expect(await uploadPicture(app, 'afterward', whole)).toMatchObject({ reason: 'refused' })
})

test('does not delay others for a visitor who sends one byte at a time', async () => {
  let isOtherDone = false
  const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
    await setImmediate()
    if (isOtherDone) controller.close()
    else controller.enqueue(new Uint8Array(1))
  }
  const slowUpload = uploadPicture(app, 'byte by byte', new ReadableStream({ pull }))
  expect(await uploadPicture(app, 'another visitor', words())).toMatchObject({ reason: 'refused' })
  isOtherDone = true
  expect(await slowUpload).toMatchObject({ reason: 'refused' })
})
