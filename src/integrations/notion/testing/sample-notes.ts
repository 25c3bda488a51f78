import { imageBlock, textBlock } from './notion-objects.ts'
import type { StandInNotion } from './stand-in-notion.ts'

const column = (name: string, type = 'rich_text') => ({ name, type })

/** Fills a stand-in with one database of each kind and one that is something else. */
export function addSampleNotes(notion: StandInNotion) {
  const recipes = notion.addTable({
    title: 'Recipes',
    columns: [column('title', 'title'), column('ingredients'), column('instructions'), column('servings', 'number')],
  })
  const posts = notion.addTable({
    title: 'Blog posts',
    columns: [column('title', 'title'), column('excerpt'), column('content'), column('author_name')],
  })
  const faqs = notion.addTable({ title: 'FAQs', columns: [column('question', 'title'), column('answer')] })
  const ads = notion.addTable({ title: 'Affiliates', columns: [column('title', 'title'), column('link_url', 'url')] })
  notion.addTable({ title: 'Budget', columns: [column('Name', 'title'), column('Amount', 'number')] })
  const soup = notion.addPage({
    tableId: recipes.id,
    title: 'Leek Soup',
    values: {
      description: 'Silky, green and ready in half an hour.',
      ingredients: '2 leeks\n1 l vegetable stock',
      instructions: 'Slice the leeks and soften them in butter.\nAdd the stock and simmer for 20 minutes.',
      prep_time: 10,
      cook_time: 20,
      servings: 4,
      difficulty: 'easy',
      categories: ['soup', 'dinner'],
      author: 'Ann',
    },
    cover: 'soup.png',
  })
  const cake = notion.addPage({
    tableId: recipes.id,
    title: 'Plum Cake',
    values: { servings: 12, categories: ['cake'] },
    blocks: [
      textBlock('heading_2', 'Ingredients'),
      textBlock('bulleted_list_item', '200 g flour'),
      textBlock('bulleted_list_item', '2 eggs'),
      textBlock('to_do', '500 g plums'),
      textBlock('heading_2', 'Instructions'),
      textBlock('numbered_list_item', 'Mix the flour and the eggs in a bowl.'),
      textBlock('numbered_list_item', 'Put the plums on the dough and bake it until it is brown.'),
      imageBlock('cake.png'),
    ],
  })
  const post = notion.addPage({
    tableId: posts.id,
    title: 'Five soups for a week',
    values: { excerpt: 'One pot, five evenings.', category: 'Soups', author_name: 'Ann' },
    blocks: [textBlock('paragraph', 'Monday begins with leeks.'), imageBlock('soup.png')],
  })
  const faq = notion.addPage({
    tableId: faqs.id,
    title: 'Can leeks be frozen?',
    titleColumn: 'question',
    values: { answer: 'Yes, sliced, for about three months.', category: 'Storing' },
  })
  const ad = notion.addPage({
    tableId: ads.id,
    title: 'Heavy soup pot',
    values: { link_url: 'https://example.com/pot', description: 'Five liters, from stove to table.' },
  })
  return { recipes, posts, faqs, ads, soup, cake, post, faq, ad }
}
