import { Hono } from 'hono'
import { maxPictureBytes, pictureProblems } from '../core/picture-file.ts'
import type { App } from '../operations/app.ts'
import { uploadPicture } from '../operations/images/upload-picture.ts'
import { visitorOf } from './visitor.ts'

const statusOf = { 'too-many': 429, 'too-large': 413, busy: 503, refused: 422 } as const

/** A picture as the whole body, whatever type it says it is: its content decides. */
export function picturesApi(app: App) {
  return new Hono().post('/', async (context) => {
    const { body, headers } = context.req.raw
    if (Number(headers.get('content-length')) > maxPictureBytes)
      return context.json({ error: pictureProblems.tooLarge }, 413)
    if (!body) return context.json({ error: pictureProblems.empty }, 422)
    const outcome = await uploadPicture(app, visitorOf(context, app.env), body)
    if (outcome.ok) return context.json({ picture: outcome.picture }, 201)
    return context.json({ error: outcome.problem }, statusOf[outcome.reason])
  })
}
