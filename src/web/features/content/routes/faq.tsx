import { faqPage } from '../../../../core/seo/faq-page.ts'
import { listFaqs } from '../../../../db/content/articles.ts'
import { appContext } from '../../../shell/app-context.ts'
import { readSoftly } from '../../../shell/read-softly.server.ts'
import measuring from '../../../art/spot-measuring.svg'
import { PageHead } from '../../../ui/page-head.tsx'
import { AccordionItem } from '../../../ui/accordion.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { pageMeta } from '../../../shell/page-meta.ts'
import { structuredData } from '../../../shell/structured-data.ts'
import type { Route } from './+types/faq'

const questionsShown = 100

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(appContext)
  return readSoftly(context, { faqs: [] }, async () => ({ faqs: await listFaqs(db, questionsShown) }))
}

export const meta: Route.MetaFunction = ({ matches: [root], loaderData: { faqs } }) => [
  ...pageMeta(root, {
    title: 'Frequently Asked Questions',
    description: 'Short answers about recipes, importing, scaling and this site.',
    path: '/faq',
  }),
  ...structuredData(root, () => (faqs.length > 0 ? [faqPage(faqs)] : [])),
]

export default function FaqPage({ loaderData: { faqs } }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <PageHead title="Frequently Asked Questions" lead="Short answers to what cooks ask us most." />
      <div className="grid items-start gap-[clamp(1.5rem,4vw,4rem)] xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div>
          {faqs.map((faq) => (
            <AccordionItem key={faq.id} name="faq" title={faq.question}>
              <p className="max-w-[66ch] whitespace-pre-line">{faq.answer}</p>
            </AccordionItem>
          ))}
          {faqs.length === 0 && <p className="text-lead text-ink-soft">No questions yet.</p>}
        </div>
        <EmptyState
          picture={measuring}
          title="Still wondering?"
          actions={
            <>
              <ButtonLink to="/kb" className="xl:w-full">
                Knowledge Base
              </ButtonLink>
              <ButtonLink to="/support" className="xl:w-full">
                Support
              </ButtonLink>
            </>
          }
        >
          Read the knowledge base, or contact support.
        </EmptyState>
      </div>
    </div>
  )
}
