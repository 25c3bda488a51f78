import type { SubmitEvent } from 'react'
import { useSubmit } from 'react-router'
import { usePictureUpload } from './use-picture-upload.ts'

type Upload = ReturnType<typeof usePictureUpload>

/**
 * Uploads a form's picture as soon as it is chosen. The form waits for the upload. Without script the picture is sent
 * with the form.
 */
export function usePictureForm(initialId: string) {
  const upload = usePictureUpload(initialId)
  const form = useSendWithPictures({ image: upload })
  return { form, picture: fieldOf(upload) } as const
}

/** Like `usePictureForm`, for the settings, which have a logo and a picture for the home page. */
export function useSettingsPictures({ logo, hero }: { logo: string; hero: string }) {
  const logoUpload = usePictureUpload(logo)
  const heroUpload = usePictureUpload(hero)
  // Settings stay where they were edited.
  const form = useSendWithPictures({ image: logoUpload, heroImage: heroUpload }, { preventScrollReset: true })
  return { form, logo: fieldOf(logoUpload), hero: fieldOf(heroUpload) } as const
}

/** Like `usePictureForm`, for a post, which has a cover and a picture of its author. */
export function usePostPictures({ cover, author }: { cover: string; author: string }) {
  const coverUpload = usePictureUpload(cover)
  const authorUpload = usePictureUpload(author)
  const form = useSendWithPictures({ image: coverUpload, authorImage: authorUpload })
  return { form, cover: fieldOf(coverUpload), author: fieldOf(authorUpload) } as const
}

const fieldOf = ({ state, choose, remove, miss }: Upload) =>
  ({ state, onChoose: choose, onRemove: remove, onMissing: miss }) as const

/** `uploads` by the names of their fields. */
function useSendWithPictures(uploads: Record<string, Upload>, { preventScrollReset = false } = {}) {
  const submit = useSubmit()

  async function send(form: HTMLFormElement) {
    const ids = new Map<string, string>()
    for (const [name, { settle }] of Object.entries(uploads)) {
      const settled = await settle()
      if (!settled.ok) return
      ids.set(name, settled.id)
    }
    const fields = new FormData(form)
    for (const [name, id] of ids) {
      fields.set(`${name}Id`, id)
      fields.delete(name)
    }
    await submit(fields, { method: 'post', encType: 'multipart/form-data', preventScrollReset })
  }

  return {
    method: 'post',
    encType: 'multipart/form-data',
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault()
      void send(event.currentTarget)
    },
  } as const
}
