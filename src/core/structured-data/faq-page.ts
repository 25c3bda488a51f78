import type { Faq } from '../reading.ts'
import type { JsonLd } from '../recipe/json-ld.ts'

export function faqPage(faqs: ReadonlyArray<Pick<Faq, 'question' | 'answer'>>): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
