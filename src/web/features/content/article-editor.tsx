import { ExternalLink, Eye, History } from 'lucide-react'
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
import { ArticleView } from './article-view.tsx'
import { PostView } from './post-view.tsx'
import { PictureField } from '../pictures/picture-field.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SaveBar } from '../../ui/save-bar.tsx'
import { useAnswer } from '../../ui/use-answer.ts'
import { sendPicture } from '../pictures/send-picture.ts'
import { usePostPictures } from '../pictures/use-picture-form.ts'
import { articleText, historyPath } from './article-text.ts'
import type { loadEditor, Preview } from './edit-article.server.ts'
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
  const { noun, base, title, address } = articleText[kind]
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
  const slugField = useRef<HTMLInputElement>(null)
  const unsaved = useUnsaved()
  const isPost = kind === 'blog_posts'
  const preview = useRef<HTMLElement>(null)
  useAnswer(answer?.preview, () => preview.current?.focus())
  // If the address was left empty, the answer proposes one.
  useAnswer(answer, () => {
    if (slugField.current?.value === '') slugField.current.value = textOf('slug')
  })

  /**
   * Makes the address of a new article from its title, until the editor types an address. The module loads on demand,
   * because the letters of all alphabets are 218 KB gzipped.
   */
  async function suggestSlug(input: HTMLInputElement) {
    if (id !== undefined) return
    const { slugify } = await import('../../../core/recipes/slug.ts')
    const field = slugField.current
    // The module may arrive after the editor has moved on to the address.
    if (!field || field.dataset['own'] || field === document.activeElement) return
    field.value = input.value.trim() === '' ? '' : slugify(input.value)
  }

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
          id !== undefined && (
            <div className="flex flex-wrap gap-2 max-sm:[&_.lucide]:hidden">
              {loaded.isShown && (
                <ButtonLink to={address + loaded.slug}>
                  <ExternalLink aria-hidden />
                  View on the site
                </ButtonLink>
              )}
              <ButtonLink to={historyPath(kind, id)}>
                <History aria-hidden />
                History
              </ButtonLink>
            </div>
          )
        }
      />
      <FormErrorPanel answer={answer} />
      {answer?.theirs && <TheirVersion theirs={answer.theirs} />}
      {answer?.preview && (
        <Panel ref={preview} tabIndex={-1} aria-labelledby="preview-title" className="mb-6">
          <div className={isPost ? 'mx-auto max-w-[46rem]' : undefined}>
            <h2 id="preview-title" className="mb-4 font-text text-small font-semibold tracking-normal text-ink-soft">
              Preview. It is not saved yet.
            </h2>
            {isPost ? (
              <PostView post={answer.preview} html={answer.preview.html} isPreview />
            ) : (
              <ArticleView
                article={{ ...answer.preview, createdAt: answer.preview.datePublished }}
                html={answer.preview.html}
                headings={answer.preview.headings}
                isPreview
              />
            )}
          </div>
        </Panel>
      )}
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
            <TextField
              ref={slugField}
              field={fields.slug}
              label="Address"
              hint={`It is found at ${address}… ${id === undefined ? 'Follows the title until you change it.' : 'The old address will redirect here.'}`}
              // Not `required`, so that a form without an address can be sent. The server then proposes one.
              aria-required
              autoCapitalize="none"
              spellCheck={false}
              onChange={({ currentTarget }) => {
                currentTarget.dataset['own'] = 'yes'
              }}
            />
          </Panel>
          {isPost && (
            <Panel aria-label="Details" className="grid grid-cols-1 gap-5">
              <TextField field={fields.category} label="Category" hint="Left empty: General." />
              <TextField field={fields.authorName} label="Author" hint="Left empty: Anonymous." />
              <PictureField
                {...marked(author)}
                name="authorImage"
                label="Picture of the author"
                noun="post"
                legend="Picture of the author (optional)"
                error={fields.authorImageId.errors?.[0]}
              />
              <PictureField {...marked(cover)} noun="post" error={fields.imageId.errors?.[0]} />
              <TextField field={fields.imageAlt} label="Picture description" />
            </Panel>
          )}
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
