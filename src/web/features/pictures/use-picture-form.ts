import type { SubmitEvent } from 'react'
import { useSubmit } from 'react-router'
import { usePictureUpload } from './use-picture-upload.ts'

/**
 * Uploads a form's picture as soon as it is chosen. The form waits for the upload. Without script the picture is sent
 * with the form.
 */
export function usePictureForm(initialId: string) {
  const { state, choose, remove, miss, settle } = usePictureUpload(initialId)
  const submit = useSubmit()

  async function send(form: HTMLFormElement) {
    const settled = await settle()
    if (!settled.ok) return
    const fields = new FormData(form)
    fields.set('imageId', settled.id)
    fields.delete('image')
    await submit(fields, { method: 'post', encType: 'multipart/form-data' })
  }

  return {
    form: {
      method: 'post',
      encType: 'multipart/form-data',
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        void send(event.currentTarget)
      },
    },
    picture: { state, onChoose: choose, onRemove: remove, onMissing: miss },
  } as const
}
