import type { SamplePost } from './sample-post.ts'

export const weeknightPantry = {
  id: 'twelve-things-for-a-weeknight-pantry',
  title: 'Twelve Things That Make Dinner When You Forgot to Plan It',
  excerpt:
    'A small shelf, chosen well, is worth more than a big shop. These are the twelve jars, tins and bulbs we lean on.',
  content: [
    'There is a moment, around six in the evening, when a full fridge and an empty head add up to no dinner at all. What rescues me is never the fridge. It is a shelf at eye level with twelve things on it, always the same twelve, none of them exciting and none of them in a hurry.',
    'The first four carry the meal: dried pasta, rice, red lentils and a tin of chickpeas. Pasta and rice are obvious. Red lentils are the quiet hero, because they need no soaking, fall apart in a quarter of an hour and thicken whatever they are in. Chickpeas come ready cooked, and their liquid is good too; a ladle of it makes a thin sauce silky.',
    'The next four bring flavor: whole plum tomatoes, coconut milk, a jar of curry paste and something salty from the sea, anchovies or fish sauce. Buy whole tomatoes rather than chopped, since the whole ones are usually the riper fruit and you can crush them in your hand. Curry paste keeps for weeks in the fridge once opened. A single anchovy, melted in oil with garlic, tastes of depth and not of fish.',
    'Then come two that live outside a jar: onions and garlic. Keep them dark, dry and apart from the potatoes, which make them sprout. If you learn one thing from this page, let it be to cook the onion for longer than the recipe says. Five minutes gives you softness. Fifteen gives you sweetness, for nothing.',
    'The last two are finishers, and they are what most kitchens lack. One is a lemon or a bottle of vinegar. The other is a fat with a taste of its own: good olive oil, or the end of a packet of butter. Almost every flat dinner I have rescued was missing acid. A teaspoon of either, stirred in at the end, does more than another pinch of salt.',
    'Here is how they add up. Pasta, anchovy, garlic and lemon take as long as the water takes to boil. Lentils, coconut milk and curry paste make a soup in twenty minutes, with an onion at the bottom and lime at the top. Chickpeas, tomatoes and oil, cooked down until they stop being watery, want nothing but bread. Rice under any of them turns two portions into four.',
    'Two rules keep the shelf alive. Write down a thing when you open the last one, not when you have used it up. And put the new packet behind the old, as shops do. It is a dull habit, and it is the reason there is dinner.',
    'You will notice there is nothing here for showing off. That can be bought on a Saturday. The shelf is for Tuesday.',
  ].join('\n'),
  category: 'Kitchen basics',
  datePublished: '2026-11-18',
  authorName: 'Amara Osei',
  authorPortrait: 'chef-amara.svg',
  image: 'post-weeknight-pantry.svg',
  imageAlt: 'Pantry shelves with jars of pasta, lentils and chickpeas, tins, oil and a basket of onions',
} satisfies SamplePost
