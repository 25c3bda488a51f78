import { type FormFieldData, TextField } from '../../forms/form-field.tsx'
import { Panel } from '../../ui/panel.tsx'
import { PictureField } from '../pictures/picture-field.tsx'
import type { usePostPictures } from '../pictures/use-picture-form.ts'

type Pictures = ReturnType<typeof usePostPictures>

interface PostDetailsProps {
  fields: Record<'category' | 'authorName' | 'authorImageId' | 'imageId' | 'imageAlt', FormFieldData>
  author: Pictures['author']
  cover: Pictures['cover']
}

/** The fields that only posts have: category, author and pictures. */
export function PostDetails({ fields, author, cover }: PostDetailsProps) {
  return (
    <Panel aria-label="Details" className="grid grid-cols-1 gap-5">
      <TextField field={fields.category} label="Category" hint="Left empty: General." />
      <TextField field={fields.authorName} label="Author" hint="Left empty: Anonymous." />
      <PictureField
        {...author}
        name="authorImage"
        label="Picture of the author"
        noun="post"
        legend="Picture of the author (optional)"
        error={fields.authorImageId.errors?.[0]}
      />
      <PictureField {...cover} noun="post" error={fields.imageId.errors?.[0]} />
      <TextField field={fields.imageAlt} label="Picture description" />
    </Panel>
  )
}
