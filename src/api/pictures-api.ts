import { Hono } from 'hono'
import { maxPictureBytes, pictureProblems } from '../core/pictures/picture-file.ts'
import type { App } from '../operations/app/app.ts'
import { uploadPicture } from '../operations/pictures/upload-picture.ts'
import { visitorOf } from './visitor.ts'

const statusOf = { 'too-many': 429, 'too-large': 413, busy: 503, refused: 422 } as const

/** Accepts a picture as the request body. Its content decides the type, not its headers. */
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
