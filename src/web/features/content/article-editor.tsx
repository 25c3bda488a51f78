import { Eye } from 'lucide-react'
import { useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { articleInBrowser, type ArticleKind } from '../../../core/content/article-form.ts'
import { type FormAnswer, typedText } from '../../forms/form-answer.ts'
import { TextareaField, TextField, VersionField } from '../../forms/form-field.tsx'
import { useServerForm } from '../../forms/use-server-form.ts'
import { FormErrorPanel } from '../../ui/form-error-panel.tsx'
import { LeaveDialog } from '../../ui/leave-dialog.tsx'
import { RichText } from './rich-text.tsx'
import { type TheirArticle, TheirVersion } from './their-version.tsx'
import { WhenFields } from './when-fields.tsx'
import { AdminHead } from '../admin/admin-head.tsx'
import { ArticleLinks } from './article-links.tsx'
import { ArticlePreview } from './article-preview.tsx'
import { PostDetails } from './post-details.tsx'
import { SlugField } from './slug-field.tsx'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SaveBar } from '../../ui/save-bar.tsx'
import { useAnswer } from '../../ui/use-answer.ts'
import { sendPicture } from '../pictures/send-picture.ts'
import { usePostPictures } from '../pictures/use-picture-form.ts'
import { articleText } from './article-text.ts'
import type { loadEditor, Preview } from './edit-article.server.ts'
import { useSlugField } from './use-slug-field.ts'
import { useUnsaved } from '../../ui/use-unsaved.ts'

type Loaded = Awaited<ReturnType<typeof loadEditor>>

interface EditorAnswer extends FormAnswer<TheirArticle> {
  preview?: Preview
}

interface ArticleEditorProps {
  kind: ArticleKind
  /** Undefined for a new post or article. */
  id: string | undefined
  loaded: Loaded
  answer: EditorAnswer | undefined
}

/** The editor for posts and articles. */
export function ArticleEditor({ kind, id, loaded, answer }: ArticleEditorProps) {
  const { noun, base, title } = articleText[kind]
  const { state } = useNavigation()
  const textOf = (name: keyof typeof loaded.typed) => typedText(answer, name, loaded.typed[name])
  const heading = id === undefined ? `Write ${noun === 'post' ? 'a post' : 'an article'}` : `Edit ${noun}`
  const { form, cover, author } = usePostPictures({ cover: textOf('imageId'), author: textOf('authorImageId') })
  const { props, fields } = useServerForm({
    schema: articleInBrowser,
    answer,
    defaultValue: loaded.typed,
    onSubmit(event) {
      const { submitter } = event.nativeEvent as globalThis.SubmitEvent
      // A preview does not wait for the picture.
      if (!(submitter instanceof HTMLButtonElement) || submitter.value !== 'preview') form.onSubmit(event)
    },
  })
  const { slugField, suggestSlug, proposeSlug } = useSlugField(id === undefined)
  const unsaved = useUnsaved()
  const isPost = kind === 'blog_posts'
  const preview = useRef<HTMLElement>(null)
  useAnswer(answer?.preview, () => preview.current?.focus())
  // If the address was left empty, the answer proposes one.
  useAnswer(answer, () => proposeSlug(textOf('slug')))

  /** A picture that is chosen or removed is a change to save. */
  const marked = (picture: typeof cover) => ({
    ...picture,
    onChoose(file: File) {
      unsaved.mark()
      picture.onChoose(file)
    },
    onRemove() {
      unsaved.mark()
      picture.onRemove()
    },
  })

  return (
    <>
      <AdminHead
        title={heading}
        above={[{ label: title, to: base }]}
        action={
          id !== undefined && <ArticleLinks kind={kind} id={id} publicSlug={loaded.isShown ? loaded.slug : null} />
        }
      />
      <FormErrorPanel answer={answer} />
      {answer?.theirs && <TheirVersion theirs={answer.theirs} />}
      {answer?.preview && <ArticlePreview ref={preview} kind={kind} article={answer.preview} />}
      <Form
        {...props}
        encType={form.encType}
        className="grid grid-cols-1 gap-gap xl:grid-cols-[minmax(0,1fr)_18rem]"
        onChange={unsaved.mark}
      >
        <VersionField version={loaded.version} answer={answer} />
        <section aria-label="Text" className="grid min-w-0 grid-cols-1 content-start gap-6 xl:grid-rows-[auto_1fr]">
          <TextField
            field={fields.title}
            label="Title"
            className="min-h-15 font-display text-[1.375rem] font-[600] sm:min-h-17 sm:text-[1.75rem]"
            // Without a connection there is no suggestion. The server makes one when the form is sent.
            onChange={({ currentTarget }) => void suggestSlug(currentTarget).catch(() => undefined)}
          />
          <RichText
            name={fields.content.name}
            label="Text"
            defaultValue={textOf('content')}
            error={fields.content.errors?.[0]}
            send={sendPicture}
            onDirty={unsaved.mark}
          />
        </section>
        <div className="grid min-w-0 grid-cols-1 content-start gap-gap xl:*:p-5">
          <Panel aria-label="Publishing">
            <WhenFields
              typed={{ when: textOf('when'), publishAt: textOf('publishAt') }}
              publishAtField={fields.publishAt}
              isShown={loaded.isShown}
              now={loaded.now}
            />
          </Panel>
          <Panel aria-label="In lists and search" className="grid grid-cols-1 gap-5">
            <TextareaField
              field={fields.excerpt}
              label="Summary"
              hint="One or two sentences, for lists, search and previews."
              rows={4}
            />
            <SlugField ref={slugField} field={fields.slug} kind={kind} isNew={id === undefined} />
          </Panel>
          {isPost && <PostDetails fields={fields} author={marked(author)} cover={marked(cover)} />}
        </div>
        <SaveBar className="xl:col-span-2">
          <Button type="submit" variant="primary" pending={state === 'submitting'} pendingLabel="Saving...">
            Save {noun}
          </Button>
          <Button type="submit" name="intent" value="preview" formNoValidate>
            <Eye aria-hidden />
            Preview
          </Button>
        </SaveBar>
      </Form>
      <LeaveDialog blocker={unsaved.blocker} />
    </>
  )
}
