import { ArrowLeft } from 'lucide-react'
import { useNavigate } from 'react-router'
import { PageHead } from '../../../ui/page-head.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Workbench } from '../workbench.tsx'
import { pageMeta } from '../../../shell/page-meta.ts'
import type { Route } from './+types/extract-recipe'

/** A loader, so that moving here within the site asks the server for permission. */
export const loader = () => null

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], { title: 'Extract a recipe', description: 'Read a recipe from a web page.', path: null })

/** The import form for administrators. Without script it posts to the import page. */
export default function ExtractRecipe() {
  const navigate = useNavigate()

  /** A page opened in its own tab has no previous page. */
  function goBack() {
    void (window.history.length > 1 ? navigate(-1) : navigate('/admin'))
  }

  return (
    <div className="wrap max-w-180">
      <div className="pt-6 no-script:hidden">
        <Button onClick={goBack}>
          <ArrowLeft aria-hidden />
          Back
        </Button>
      </div>
      <div className="hidden pt-6 no-script:block">
        <ButtonLink to="/admin">
          <ArrowLeft aria-hidden />
          Back
        </ButtonLink>
      </div>
      <PageHead
        title="Extract a recipe"
        lead="Paste the address of a page. You can edit everything before it is saved."
      />
      <Panel aria-label="Ways to import">
        <Workbench url="" byHand={false} canFeature />
      </Panel>
    </div>
  )
}
