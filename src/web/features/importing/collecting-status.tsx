import { Form, useNavigation } from 'react-router'
import { type Collecting, hasMorePages, type ImportKind } from '../../../core/importing/collecting.ts'
import { counted } from '../../../core/text/counted.ts'
import { numberText } from '../../../core/text/number-text.ts'
import { type ImportProgress, percentRead } from '../../../core/importing/imports.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Progress } from '../../ui/progress.tsx'
import { partOf } from './part-of.ts'

interface CollectingStatusProps {
  kind: ImportKind
  progress: ImportProgress
  collecting: Collecting
}

/** Says how far an import that fetches pages or files is, and what it waits for. */
export function CollectingStatus({ kind, progress, collecting }: CollectingStatusProps) {
  const { state } = progress
  const part = partOf[kind]
  const { pages, problem, waitsUntil, isSearching } = collecting
  const isOpen = state === 'collecting' || state === 'paused'
  // In the other states, the text above begins with the number of recipes.
  const recipes = isOpen ? progress.rows.ready + progress.rows.saved : null
  // Once the reading ends or pauses, another line counts the pages that failed.
  const counts = foundText(recipes, state === 'collecting' ? pages : { ...pages, failed: 0 }, part)
  return (
    <>
      {state === 'collecting' && <Progress label={labelOf(collecting, part)} value={percentRead(collecting)} />}
      {state === 'paused' && (
        <output>
          <strong className="font-display font-[560]">Paused.</strong>{' '}
          {problem ?? (progress.rows.ready > 0 ? 'Import what is here, or resume.' : 'Resume to continue.')}
        </output>
      )}
      {counts !== '' && <p className="mt-3 text-small">{counts}</p>}
      {state === 'collecting' && waitsUntil && problem && (
        <p className="mt-2 text-small">{problem} It continues by itself.</p>
      )}
      {state === 'collecting' && (
        <>
          <p className="mt-2 text-small text-ink-soft">
            {isSearching
              ? pages.waiting > 0
                ? 'The addresses are collected first.'
                : 'Recipes appear below as they are found.'
              : `${part === 'file' ? 'Files' : 'Pages'} are read one at a time, to go easy on the other site.`}{' '}
            You can leave this page. The work continues, even if the site restarts.
          </p>
          <noscript>
            <meta httpEquiv="refresh" content="5" />
          </noscript>
        </>
      )}
      {(state === 'preview' || state === 'finished') && problem && <p className="mt-2 text-small">{problem}</p>}
    </>
  )
}

/** The buttons that stop a page import, or go on with it. */
export function CollectingActions({ progress: { state, collecting } }: { progress: ImportProgress }) {
  const { formData } = useNavigation()
  if (!collecting) return null
  const canResume = (state === 'paused' || state === 'preview' || state === 'finished') && hasMorePages(collecting)
  if (state !== 'collecting' && !canResume) return null
  const intent = canResume ? 'resume' : 'stop'
  return (
    <Form method="post" preventScrollReset className="grid justify-items-start gap-3 has-[input]:basis-full">
      {canResume && collecting.pausedFor === 'key' && (
        <Field label="Key" hint="It stays in memory until the import ends, and is never stored.">
          <Input name="key" type="password" autoComplete="off" required maxLength={500} />
        </Field>
      )}
      <Button
        type="submit"
        name="intent"
        value={intent}
        pending={formData?.get('intent') === intent}
        pendingLabel={canResume ? 'Resuming...' : 'Stopping...'}
      >
        {canResume ? 'Resume' : 'Stop'}
      </Button>
    </Form>
  )
}

function labelOf({ pages, isSearching }: Collecting, part: string) {
  const found = Object.values(pages).reduce((sum, some) => sum + some, 0)
  if (isSearching) return `Looking for ${part}s: ${numberText(found)} found`
  return `Reading: ${numberText(found - pages.waiting)} of ${counted(found, part)}`
}

function foundText(recipes: number | null, { known, skipped, failed, waiting }: Collecting['pages'], part: string) {
  const parts = [
    recipes !== null && `${counted(recipes, 'recipe')} found`,
    known > 0 && `${numberText(known)} already here`,
    skipped > 0 && `${counted(skipped, part)} without a recipe`,
    failed > 0 && `${counted(failed, part)} not read`,
    waiting > 0 && `${counted(waiting, part)} left`,
  ].filter(Boolean)
  return parts.length > 0 ? `${parts.join(', ')}.` : ''
}
