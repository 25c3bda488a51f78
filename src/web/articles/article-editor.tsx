import { ExternalLink, Eye, History } from 'lucide-react'
import { useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { type ArticleKind, emptyArticle, type TypedArticle } from '../../core/article-form.ts'
import { slugify } from '../../core/recipe/slug.ts'
import { FormProblem } from '../components/admin/articles/form-problem.tsx'
import { LeaveDialog } from '../components/admin/articles/leave-dialog.tsx'
import { RichText } from '../components/admin/articles/rich-text.tsx'
import { TheirVersion } from '../components/admin/articles/their-version.tsx'
import { WhenFields } from '../components/admin/articles/when-fields.tsx'
import { AdminHead } from '../components/admin/shell/admin-head.tsx'
import { ArticleView } from '../components/reading/article-view.tsx'
import { PostView } from '../components/reading/post-view.tsx'
import { PictureField } from '../components/submitting/picture-field.tsx'
import { Button, ButtonLink } from '../components/ui/button.tsx'
import { Field } from '../components/ui/field.tsx'
import { Input } from '../components/ui/input.tsx'
import { Panel } from '../components/ui/panel.tsx'
import { Textarea } from '../components/ui/textarea.tsx'
import { useAnswer } from '../components/ui/use-answer.ts'
import { sendPicture } from '../submitting/send-picture.ts'
import { usePictureUpload } from '../submitting/use-picture-upload.ts'
import { articleWords, historyPath } from './article-words.ts'
import type { loadEditor, receiveEditor } from './edit-article.server.ts'
import { useUnsaved } from './use-unsaved.ts'

type Loaded = Awaited<ReturnType<typeof loadEditor>>
type Answer = Awaited<ReturnType<typeof receiveEditor>>['data']

interface ArticleEditorProps {
  kind: ArticleKind
  /** Absent for a new one. */
  id: string | undefined
  loaded: Loaded
  answer: Answer | undefined
}

/** Where posts and articles are written. */
export function ArticleEditor({ kind, id, loaded, answer }: ArticleEditorProps) {
  const { noun, base, title, address } = articleWords[kind]
  const { state } = useNavigation()
  const typed: TypedArticle = { ...emptyArticle, ...(answer?.typed ?? loaded.typed) }
  const errors: Partial<Record<string, string>> = answer?.errors ?? {}
  const heading = id === undefined ? `Write ${noun === 'post' ? 'a post' : 'an article'}` : `Edit ${noun}`
  const upload = usePictureUpload(typed.imageId)
  const slugField = useRef<HTMLInputElement>(null)
  const unsaved = useUnsaved()
  const isPost = kind === 'blog_posts'
  const preview = useRef<HTMLElement>(null)
  useAnswer(answer?.preview, () => preview.current?.focus())
  // An address that was left empty comes back as a proposal.
  useAnswer(answer, ({ typed: { slug } }) => {
    if (slugField.current?.value === '') slugField.current.value = slug
  })

  /** The address follows the title until somebody writes one. */
  function suggestSlug(words: string) {
    const field = slugField.current
    if (id !== undefined || !field || field.dataset['own']) return
    field.value = words.trim() === '' ? '' : slugify(words)
  }

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
      <FormProblem answer={answer} />
      {answer?.theirs && <TheirVersion theirs={answer.theirs} />}
      {answer?.preview && (
        <Panel ref={preview} tabIndex={-1} aria-labelledby="preview-title" className="mb-6 scroll-mt-24">
          <div className={isPost ? 'mx-auto max-w-[46rem]' : undefined}>
            <h2 id="preview-title" className="mb-4 font-text text-small font-semibold tracking-normal text-ink-soft">
              Preview: this is what readers will see. It is not saved yet.
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
        method="post"
        noValidate
        encType="multipart/form-data"
        className="grid grid-cols-1 items-start gap-gap xl:grid-cols-[minmax(0,1fr)_20rem]"
        onChange={unsaved.mark}
      >
        <input type="hidden" name="version" value={answer?.version ?? loaded.version} />
        <Panel aria-label="What it says" className="grid min-w-0 grid-cols-1 gap-5">
          <Field label="Title" error={errors['title']}>
            <Input
              name="title"
              defaultValue={typed.title}
              required
              onChange={({ currentTarget }) => suggestSlug(currentTarget.value)}
            />
          </Field>
          <Field
            label="Address"
            error={errors['slug']}
            hint={`It is found at ${address}… ${id === undefined ? 'It follows the title until you write your own.' : 'A new address takes visitors of the old one along.'}`}
          >
            <Input
              ref={slugField}
              name="slug"
              defaultValue={typed.slug}
              required
              autoCapitalize="none"
              spellCheck={false}
              onChange={({ currentTarget }) => {
                currentTarget.dataset['own'] = 'yes'
              }}
            />
          </Field>
          <Field label="Summary" error={errors['excerpt']} hint="One or two sentences for lists, search and previews.">
            <Textarea name="excerpt" defaultValue={typed.excerpt} rows={3} />
          </Field>
          <RichText
            name="content"
            label="Text"
            defaultValue={typed.content}
            error={errors['content']}
            send={sendPicture}
            onDirty={unsaved.mark}
          />
        </Panel>
        <div className="grid min-w-0 grid-cols-1 gap-gap xl:sticky xl:top-24">
          <Panel aria-label="Publishing" className="grid gap-5">
            <WhenFields typed={typed} isShown={loaded.isShown} now={loaded.now} error={errors['publishAt']} />
            <div className="grid gap-2.5 sm:max-xl:flex">
              <Button
                type="submit"
                name="intent"
                value="save"
                variant="primary"
                pending={state === 'submitting'}
                pendingLabel="Saving..."
              >
                Save {noun}
              </Button>
              <Button type="submit" name="intent" value="preview">
                <Eye aria-hidden />
                Preview
              </Button>
            </div>
          </Panel>
          {isPost && (
            <Panel aria-label="Details" className="grid gap-5">
              <Field label="Category" error={errors['category']} hint="General, when it is left empty.">
                <Input name="category" defaultValue={typed.category} />
              </Field>
              <Field label="Author" error={errors['authorName']} hint="Anonymous, when it is left empty.">
                <Input name="authorName" defaultValue={typed.authorName} />
              </Field>
              <PictureField
                noun="post"
                state={upload.state}
                error={errors['imageId']}
                onChoose={(file) => {
                  unsaved.mark()
                  upload.choose(file)
                }}
                onRemove={() => {
                  unsaved.mark()
                  upload.remove()
                }}
                onMissing={upload.miss}
              />
              <Field label="What the picture shows" error={errors['imageAlt']}>
                <Input name="imageAlt" defaultValue={typed.imageAlt} />
              </Field>
            </Panel>
          )}
        </div>
      </Form>
      <LeaveDialog blocker={unsaved.blocker} />
    </>
  )
}
