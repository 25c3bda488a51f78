import type { Ref } from 'react'
import type { ArticleKind } from '../../../core/content/article-form.ts'
import { type FormFieldData, TextField } from '../../forms/form-field.tsx'
import { articleText } from './article-text.ts'

interface SlugFieldProps {
  ref: Ref<HTMLInputElement>
  field: FormFieldData
  kind: ArticleKind
  isNew: boolean
}

/** The address of a post or article. `useSlugField` fills it in. */
export function SlugField({ ref, field, kind, isNew }: SlugFieldProps) {
  return (
    <TextField
      ref={ref}
      field={field}
      label="Address"
      hint={`It is found at ${articleText[kind].address}… ${isNew ? 'Follows the title until you change it.' : 'The old address will redirect here.'}`}
      // Not `required`, so that a form without an address can be sent. The server then proposes one.
      aria-required
      autoCapitalize="none"
      spellCheck={false}
      onChange={({ currentTarget }) => {
        currentTarget.dataset['own'] = 'yes'
      }}
    />
  )
}
