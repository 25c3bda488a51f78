import { Bookmark, Camera, FileText, FolderGit2, FolderInput, Globe, NotebookText, PencilLine } from 'lucide-react'
import { ChoiceCard } from '../choice-card.tsx'
import { PageHead } from '../../../ui/page-head.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { pageMeta } from '../../../shell/page-meta.ts'
import type { Route } from './+types/import-options'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], {
    title: 'Import Recipes',
    description: 'Every way to import a recipe.',
    path: '/import-options',
  })

export default function ImportOptions() {
  return (
    <div className="wrap">
      <PageHead title="Import Recipes" lead="Wherever your recipe is, it becomes a page you can scale and cook from." />
      <div className="grid gap-gap md:grid-cols-2">
        <ChoiceCard
          id="website-title"
          Icon={Globe}
          title="Import from Website"
          action={
            <ButtonLink to="/import" variant="primary">
              Paste an address
            </ButtonLink>
          }
        >
          Paste the address of a recipe page, check the result, and save it. If the site blocks us, paste the page
          itself.
        </ChoiceCard>
        <ChoiceCard
          id="browser-title"
          Icon={Bookmark}
          title="Import from your browser"
          action={<ButtonLink to="/import/bookmarklet">Set up your browser</ButtonLink>}
        >
          A bookmark, an extension, or your phone’s share menu: send us the page you have open, even from sites that
          block us.
        </ChoiceCard>
        <ChoiceCard
          id="pdf-title"
          Icon={FileText}
          title="Import from PDF"
          action={<ButtonLink to="/import?from=file">Choose a PDF</ButtonLink>}
        >
          A printed page, a scan or a whole cookbook. Its recipes are found, and you check them before they are saved.
        </ChoiceCard>
        <ChoiceCard
          id="photo-title"
          Icon={Camera}
          title="Scan Recipe from Photo"
          action={<ButtonLink to="/import?from=file">Choose photos</ButtonLink>}
        >
          A recipe card or a page of a book. Its text is recognized on this site, without another service.
        </ChoiceCard>
        <ChoiceCard
          id="github-title"
          Icon={FolderGit2}
          title="Import from GitHub"
          action={<ButtonLink to="/import?from=github">Choose a repository</ButtonLink>}
        >
          A recipe file, a folder or a whole repository: JSON, YAML, Markdown or Cooklang, with pictures.
        </ChoiceCard>
        <ChoiceCard
          id="file-title"
          Icon={FolderInput}
          title="Import from another app"
          action={<ButtonLink to="/import?from=file">Choose a file</ButtonLink>}
        >
          The export of Paprika, Mealie, Recipe Keeper and many more, or a table. Choose what to import, and undo it if
          you change your mind.
        </ChoiceCard>
        <ChoiceCard
          id="notion-title"
          Icon={NotebookText}
          title="Import from Notion"
          action={<ButtonLink to="/notes">Open your notes</ButtonLink>}
        >
          See the recipes of your Notion databases here with your own API key, and import those you choose.
        </ChoiceCard>
        <ChoiceCard
          id="manual-title"
          Icon={PencilLine}
          title="Create Manually"
          action={<ButtonLink to="/import?by=hand">Write it by hand</ButtonLink>}
        >
          From a notebook, a jar label or your memory: a form for title, times, ingredients and steps.
        </ChoiceCard>
      </div>
    </div>
  )
}
