import type { Faq } from '../content/articles.ts'
import type { JsonLd } from '../recipes/json-ld.ts'

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
